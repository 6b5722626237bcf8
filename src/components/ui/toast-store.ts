import { createStore } from '@/lib/store';

export type ToastMessage = {
  id: number;
  title: string;
  description: string;
  /** What to do next. */
  note?: string;
  tone: 'success' | 'destructive';
};

const none: readonly ToastMessage[] = [];
let nextId = 1;

export const toastStore = createStore(none);

/** Callable outside React, and before the toaster is mounted. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  toastStore.set([...toastStore.get(), { ...message, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((message) => message.id !== id));
}

/** For a new attempt: the failure of the one before is no longer true. */
export function clearToasts(): void {
  toastStore.set(none);
}
