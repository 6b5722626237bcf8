import { createStore } from '@/lib/store';

export type ToastMessage = {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'destructive';
  /** What can be done about it; the message then stays until it is closed. */
  action?: { label: string; run: () => void };
};

const none: readonly ToastMessage[] = [];
let nextId = 1;

export const toastStore = createStore(none);

/** Shows a finished action or a failure. Callable from anywhere, before the toaster itself is loaded. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  toastStore.set([...toastStore.get(), { ...message, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((message) => message.id !== id));
}

/** An answer to an earlier try has no place beside a new one. */
export function clearToasts(): void {
  toastStore.set(none);
}
