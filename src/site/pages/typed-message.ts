const storageKey = 'contact-message';

/** Used where session storage is blocked; lost on a reload. */
let inMemory = '';

/**
 * Stores the form's values for this tab, so that a followed link, a lost network or a reload lose no
 * words.
 */
export function keepTyped(form: HTMLFormElement): void {
  inMemory = JSON.stringify(Object.fromEntries(new FormData(form)));
  try {
    sessionStorage.setItem(storageKey, inMemory);
  } catch {
    // Blocked or full: `inMemory` has the values.
  }
}

/** A `ref` that restores stored values. A field that already has text keeps it. */
export function restoreTyped(form: HTMLFormElement | null): void {
  for (const [name, text] of Object.entries(readKept())) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = String(text);
  }
}

/** After the form was submitted. */
export function forgetTyped(): void {
  inMemory = '';
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing is in it.
  }
}

function readKept(): Record<string, unknown> {
  try {
    return JSON.parse(inMemory || sessionStorage.getItem(storageKey) || '{}');
  } catch {
    // Blocked, and nothing was typed yet.
    return {};
  }
}
