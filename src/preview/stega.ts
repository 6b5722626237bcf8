import type { Field } from '@/content/fields/field';
import { isRecord } from '@/lib/is-record';

// Each paragraph ends with two invisible variation selectors, which encode the index of its field.
// A word joiner comes before them, because WebKit does not draw a letter that a selector follows.
const joiner = '\u2060';
const firstSelector = 0xe0100;
const radix = 240;
const selector = '[\\u{e0100}-\\u{e01ef}]';

const codeAtEnd = new RegExp(`(${selector})(${selector})\\s*$`, 'u');
/** Matches the last character of each paragraph, as `paragraphs()` of content/fields/paragraphs.ts splits them. */
const paragraphEnd = /\S(?=\s*$|[^\S\n]*\r?\n[^\S\n]*\r?\n)/gu;

/** Characters. Valid texts are shorter, and a very long pasted text would block the page for minutes. */
const maxLength = 4000;

/** Appends to each paragraph the index of its field. `names[index]` is the field's name, e.g. `slides.0.title`. */
export function withStega(section: Field, content: unknown): { content: unknown; names: string[] } {
  const names: string[] = [];

  function withCode(text: string, name: string): string {
    const index = names.push(name) - 1;
    const digits = [Math.floor(index / radix), index % radix];
    const code = String.fromCodePoint(...digits.map((digit) => firstSelector + digit));
    return text.slice(0, maxLength).replace(paragraphEnd, (last) => last + joiner + code);
  }

  function copyOf(field: Field | undefined, value: unknown, name = ''): unknown {
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
      return [key, copyOf(own, part, name === '' ? key : `${name}.${key}`)] as const;
    });
    return isArray ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }

  return { content: copyOf(section, content), names };
}

export function decodeField(text: string): number | undefined {
  const [, high, low] = codeAtEnd.exec(text) ?? [];
  if (!high || !low) return undefined;
  const digit = (character: string) => (character.codePointAt(0) ?? firstSelector) - firstSelector;
  return digit(high) * radix + digit(low);
}
