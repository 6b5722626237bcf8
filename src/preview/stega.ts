import type { Field } from '@/content/fields/field';
import { isRecord } from '@/lib/is-record';

/**
 * Two invisible Unicode variation selectors after a text encode the index of its field. The word joiner in between
 * is for WebKit, which does not draw a letter that a selector follows.
 */
const joiner = '\u2060';
const first = 0xe0100;
const radix = 240;
const selector = '[\\u{e0100}-\\u{e01ef}]';

const codeAtEnd = new RegExp(`(${selector})(${selector})\\s*$`, 'u');
/** Matches the last character of each paragraph that `paragraphs()` returns. */
const paragraphEnd = /\S(?=\s*$|[^\S\n]*\r?\n[^\S\n]*\r?\n)/gu;

/** No valid text is longer, and a pasted book would block the page for minutes. */
const maxLength = 4000;

/** Ends each paragraph with a code: the index in `names` of its field, e.g. `slides.0.title`. */
export function withStega(section: Field, content: unknown): { content: unknown; names: string[] } {
  const names: string[] = [];

  function withCode(text: string, name: string): string {
    const index = names.push(name) - 1;
    const code = String.fromCodePoint(first + Math.floor(index / radix), first + (index % radix));
    return text.slice(0, maxLength).replace(paragraphEnd, (last) => last + joiner + code);
  }

  function copyOf(field: Field | undefined, value: unknown, name = ''): unknown {
    if (!field) return value;
    if (typeof value === 'string') {
      if (field.kind === 'text') return withCode(value, name);
      // An empty choice would break rendering.
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
  const digit = (character: string) => (character.codePointAt(0) ?? first) - first;
  return digit(high) * radix + digit(low);
}
