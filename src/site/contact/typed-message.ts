import { takeEarlyText } from '@/lib/start-up/early-text';
import { createStorage } from '@/lib/storage';

export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
};

/** In this tab, the text survives a reload and a visit to another page. */
const storage = createStorage('sessionStorage');
const typedKey = 'contact-message';
const submittedKey = 'contact-submitted';

export function persistTyped(form: HTMLFormElement): void {
  storage.setItem(typedKey, JSON.stringify(Object.fromEntries(new FormData(form))));
}

/** A ref callback. Does not overwrite text that was typed before hydration. */
export function restoreTyped(form: HTMLFormElement | null): void {
  const stored = JSON.parse(storage.getItem(typedKey) ?? '{}');
  for (const field of form?.elements ?? []) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && takeEarlyText(field) === '') field.value = stored[field.name] ?? '';
  }
}

export function persistSubmitted(message: ContactMessage): void {
  storage.removeItem(typedKey);
  storage.setItem(submittedKey, JSON.stringify(message));
}

export function readSubmitted(): ContactMessage | null {
  return JSON.parse(storage.getItem(submittedKey) ?? 'null');
}

export function forgetSubmitted(): void {
  storage.removeItem(submittedKey);
}
