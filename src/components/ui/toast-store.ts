import { createStore } from '@/lib/store';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  note?: string;
  tone: 'success' | 'destructive';
  action?: { label: string; run: () => void };
};

const none: readonly ToastMessage[] = [];
let nextId = 1;

export const toastStore = createStore(none);

/** A toast with an action replaces the previous one with an action. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  const others = toastStore.get().filter(({ action }) => !action || !message.action);
  toastStore.set([...others, { ...message, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((message) => message.id !== id));
}

/** Call before a new attempt, which makes the last failure's message untrue. */
export function clearToasts(): void {
  toastStore.set(none);
}
