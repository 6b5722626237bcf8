import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store';

const saved = { tone: 'success', title: 'Success', description: 'Welcome back!' } as const;

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
});

test('toasts are kept in the order in which they were shown', () => {
  showToast(saved);
  showToast({ tone: 'destructive', title: 'Error', description: 'No network' });
  expect(toastStore.get().map(({ description }) => description)).toEqual([
    'Welcome back!',
    'No network',
  ]);
});

test('the same message shown twice makes two toasts, each with an identity of its own', () => {
  showToast(saved);
  showToast(saved);
  const [first, second] = toastStore.get();
  expect(first?.id).not.toBe(second?.id);
});

test('dismissing removes that toast and no other', () => {
  showToast(saved);
  showToast({ ...saved, description: 'Another' });
  const [first] = toastStore.get();
  if (first) dismissToast(first.id);
  expect(toastStore.get().map(({ description }) => description)).toEqual(['Another']);
});

test('listeners hear of each change until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = toastStore.subscribe(listener);
  showToast(saved);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  showToast(saved);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the snapshot keeps its identity until something changes', () => {
  const before = toastStore.get();
  expect(toastStore.get()).toBe(before);
  showToast(saved);
  expect(toastStore.get()).not.toBe(before);
});
