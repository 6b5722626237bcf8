import { createStorage } from '@/lib/storage';

/** The values of the contact form. */
export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
};

/** For this tab, so that a followed link, a lost network or a reload lose no words. */
const storage = createStorage('sessionStorage');
const typedKey = 'contact-message';
const submittedKey = 'contact-submitted';

export function keepTyped(form: HTMLFormElement): void {
  storage.setItem(typedKey, JSON.stringify(Object.fromEntries(new FormData(form))));
}

/** A `ref` that restores stored values. A field that already has text keeps it. */
export function restoreTyped(form: HTMLFormElement | null): void {
  for (const [name, text] of Object.entries(JSON.parse(storage.getItem(typedKey) ?? '{}'))) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = String(text);
  }
}

/** Once the form was submitted and emptied: its message stays until it is handed over or put away. */
export function keepSubmitted(message: ContactMessage): void {
  storage.removeItem(typedKey);
  storage.setItem(submittedKey, JSON.stringify(message));
}

/** A `ContactMessage` as JSON, or null. */
export function submittedText(): string | null {
  return storage.getItem(submittedKey);
}

export function forgetSubmitted(): void {
  storage.removeItem(submittedKey);
}
