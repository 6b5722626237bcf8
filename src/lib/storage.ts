/** The browser's storage, or memory where that is blocked or full: it then lasts until the page is left. */
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
        // An older value would outlive the new one.
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
