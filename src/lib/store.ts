export type Store<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
};

/** A value that lives outside React, for `useSyncExternalStore`. */
export function createStore<Value>(first: Value): Store<Value> {
  let latest = first;
  const listeners = new Set<() => void>();
  return {
    get: () => latest,
    set: (value) => {
      if (value === latest) return;
      latest = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
