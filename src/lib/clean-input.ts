import type { FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { cleanEmail, cleanPhone } from './contact-text';

const cleaners: Record<string, (text: string) => string> = { email: cleanEmail, tel: cleanPhone };

/** Cleans what was pasted or dropped at once, and what was typed or filled in before it is checked. */
export function cleaningHandlers(kind: string | undefined) {
  const clean = cleaners[kind ?? ''];
  if (!clean) return undefined;

  function apply(field: HTMLInputElement) {
    const text = clean?.(field.value) ?? '';
    if (text === field.value) return;
    // React ignores the event of a value that was set on the element itself.
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return {
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom'))
        apply(currentTarget);
    },
    // Before a form's own `onBlur` reads the field.
    onBlurCapture: ({ currentTarget }: FocusEvent<HTMLInputElement>) => apply(currentTarget),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') apply(currentTarget);
    },
  };
}
