import { createStorage } from '@/lib/storage';

/** For this tab, so that a followed link, a lost network or a reload lose no words. */
const storage = createStorage('sessionStorage');
const storageKey = 'contact-message';

export function keepTyped(form: HTMLFormElement): void {
  storage.setItem(storageKey, JSON.stringify(Object.fromEntries(new FormData(form))));
}

/** A `ref` that restores stored values. A field that already has text keeps it. */
export function restoreTyped(form: HTMLFormElement | null): void {
  for (const [name, text] of Object.entries(JSON.parse(storage.getItem(storageKey) ?? '{}'))) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = String(text);
  }
}

/** After the form was submitted. */
export function forgetTyped(): void {
  storage.removeItem(storageKey);
}
