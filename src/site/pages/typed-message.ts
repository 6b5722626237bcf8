const storageKey = 'contact-message';

/** For browsers that block their storage: it lasts until the page is loaded anew. */
let inMemory = '';

/**
 * Keeps what stands in the form for as long as the tab is open: who follows a link, loses the network
 * or has to load the page again finds the words where they were.
 */
export function keepTyped(form: HTMLFormElement): void {
  inMemory = JSON.stringify(Object.fromEntries(new FormData(form)));
  try {
    sessionStorage.setItem(storageKey, inMemory);
  } catch {
    // Blocked or full: the memory has it.
  }
}

/** Puts back what was kept, as a `ref`. A field that has a text already keeps that one. */
export function restoreTyped(form: HTMLFormElement | null): void {
  for (const [name, text] of Object.entries(readKept())) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = String(text);
  }
}

/** For a form that was sent. */
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
