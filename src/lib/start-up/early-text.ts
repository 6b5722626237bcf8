type Field = HTMLInputElement | HTMLTextAreaElement;

const earlyFields = new Map<string, Field>();
let earlyPath = '';
let focused: EventTarget | null = null;

/** Remembers the prerendered fields: where hydration fails, React replaces them, with what was typed in them. */
export function rememberEarlyFields(): void {
  for (const field of document.querySelectorAll<Field>('input[name],textarea[name]')) {
    earlyFields.set(field.name, field);
  }
  earlyPath = window.location.pathname;
  focused = document.activeElement;
  const remember = ({ target }: Event) => {
    focused = target;
  };
  // In the capture phase: React stops the events of elements that it has not hydrated yet.
  for (const type of ['focusin', 'pointerdown']) window.addEventListener(type, remember, true);
}

/** Returns, once for each name, what was typed on this page before `field` was there, and moves focus and caret to it. */
export function takeEarlyText(field: Field): string {
  const early = earlyFields.get(field.name);
  earlyFields.delete(field.name);
  if (!early || early === field || earlyPath !== window.location.pathname) return field.value;
  // Where nothing was typed, `field` holds what the address asks for.
  if (early.value !== '') field.value = early.value;
  if (focused === early) {
    field.focus({ preventScroll: true });
    // Null for types without a caret, such as e-mail.
    if (early.selectionStart !== null) {
      field.setSelectionRange(early.selectionStart, early.selectionEnd);
    }
  }
  return field.value;
}
