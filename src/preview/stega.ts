import type { Field } from '@/content/fields/field';
import { isRecord } from '@/lib/is-record';

// Each paragraph ends with invisible variation selectors, one for each letter of its field's name.
// A word joiner comes before them, because WebKit does not draw a letter that a selector follows.
const joiner = '\u2060';
const firstSelector = 0xe0100;

const codeAtEnd = /\u2060([\u{e0100}-\u{e01ef}]+)\s*$/u;
/** Matches the last character of each paragraph, as `paragraphs()` of content/fields/paragraphs.ts splits them. */
const paragraphEnd = /\S(?=\s*$|[^\S\n]*\r?\n[^\S\n]*\r?\n)/gu;

/** Characters. Valid texts are shorter, and a very long pasted text would block the page for minutes. */
const maxLength = 4000;

/** Appends to each paragraph of the content its field's name, e.g. `slides.0.title`. */
export function withStega(field: Field | undefined, value: unknown, name = ''): unknown {
  if (!field) return value;
  if (typeof value === 'string') {
    if (field.kind === 'text') return withCode(value, name);
    // The page cannot render an unknown choice, e.g. '' of a new list item. Use the first choice.
    const isUnset = field.kind === 'choice' && !Object.hasOwn(field.choices, value);
    return isUnset ? Object.keys(field.choices)[0] : value;
  }
  const isArray = Array.isArray(value);
  if (!isArray && !isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => {
    const own = isArray && field.kind === 'list' ? field : field.fields.get(key);
    return [key, withStega(own, part, name === '' ? key : `${name}.${key}`)] as const;
  });
  return isArray ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function withCode(text: string, name: string): string {
  const selectors = Array.from(name, (letter) => firstSelector + letter.charCodeAt(0));
  const code = joiner + String.fromCodePoint(...selectors);
  return text.slice(0, maxLength).replace(paragraphEnd, (last) => last + code);
}

/** Returns the name of the field that a paragraph is from. */
export function decodeField(text: string): string | undefined {
  const [, code] = codeAtEnd.exec(text) ?? [];
  return code?.replace(/./gu, (selector) =>
    String.fromCharCode((selector.codePointAt(0) ?? 0) - firstSelector),
  );
}
