/** Falls back to memory if the browser's storage is blocked or full. */
export function createStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>();
  const storage = {
    getItem(key: string): string | null {
      try {
        return memory.get(key) ?? window[kind].getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key: string, value: string) {
      try {
        window[kind].setItem(key, value);
        memory.delete(key);
      } catch {
        // Full or blocked. Remove the old value, which a reload would restore.
        storage.removeItem(key);
        memory.set(key, value);
      }
    },
    removeItem(key: string) {
      memory.delete(key);
      try {
        window[kind].removeItem(key);
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  };
  return storage;
}
