export type Store<Value> = ReturnType<typeof createStore<Value>>;

export function createStore<Value>(first: Value) {
  let latest = first;
  const listeners = new Set<() => void>();
  return {
    get: () => latest,
    set: (value: Value) => {
      if (value === latest) return;
      latest = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
