import { createStore } from '@/lib/store';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  tone?: 'destructive';
  action?: { label: string; run: () => void };
};

const none: readonly ToastMessage[] = [];
let nextId = 1;

export const toastStore = createStore(none);

/** A new toast replaces one that says the same. At most one has an action: a new one replaces it. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  const others = toastStore.get().filter(({ title, description, action }) => {
    const isSame = title === message.title && description === message.description;
    return !isSame && !(action && message.action);
  });
  toastStore.set([...others, { ...message, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((message) => message.id !== id));
}

export function clearToasts(): void {
  toastStore.set(none);
}
