export type ToastMessage = {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'destructive';
  /** What can be done about it; the message then stays until it is closed. */
  action?: { label: string; run: () => void };
};

let messages: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function replaceMessages(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a finished action or a failure. Callable from anywhere, before the toaster itself is loaded. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  replaceMessages([...messages, { ...message, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  replaceMessages(messages.filter((message) => message.id !== id));
}

/** An answer to an earlier try has no place beside a new one. */
export function clearToasts(): void {
  if (messages.length > 0) replaceMessages([]);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => messages,
};
