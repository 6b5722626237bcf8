import type { Field } from '@/content/fields/field';
import { isRecord } from '@/lib/is-record';

/**
 * Steganography: two Unicode variation selectors behind a text encode the index of its field. They have no glyph
 * and no width and break no lines, so the page's components need no changes to trace their texts.
 */
const first = 0xe0100;
const radix = 240;
const selector = '[\\u{e0100}-\\u{e01ef}]';

const codeAtEnd = new RegExp(`(${selector})(${selector})\\s*$`, 'u');
// The code is the last two: a text may end with a variation selector of its own.
const anyCode = new RegExp(`${selector}{2}(?!${selector})`, 'gu');
/** The last character of each paragraph, as `paragraphs()` splits a text. */
const paragraphEnd = /\S(?=\s*$|[^\S\n]*\r?\n[^\S\n]*\r?\n)/gu;

/** Longer than any field may be: a book pasted by mistake would block the page for minutes. */
const longestText = 4000;

/** `name` is the field's name in the form: `slides.0.title`. */
export type TextField = { name: string; text: string };

/** A deep copy of the content with its texts mapped in order, and each choice made; what the schema does not know stays. */
function mapTexts(
  field: Field | undefined,
  value: unknown,
  change: (text: TextField) => string,
  name = '',
): unknown {
  if (!field) return value;
  if (typeof value === 'string') {
    if (field.kind === 'text') return change({ name, text: value });
    // A choice that nobody has made would break rendering.
    const unmade = field.kind === 'choice' && !field.choices.includes(value);
    return unmade ? field.choices[0] : value;
  }
  const within = (key: string) => (name === '' ? key : `${name}.${key}`);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const part = field.kind === 'list' ? field : field.fields.get(`${index}`);
      return mapTexts(part, item, change, within(`${index}`));
    });
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    mapTexts(field.fields.get(key), part, change, within(key)),
  ]);
  return Object.fromEntries(entries);
}

/** The texts of a section's content that the page shows, including empty ones. */
export function textFields(section: Field, content: unknown): TextField[] {
  const texts: TextField[] = [];
  mapTexts(section, content, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}

/** The content with its field behind each paragraph of its texts, which are cut to 4,000 characters. */
export function withStega(section: Field, content: unknown): unknown {
  let index = 0;
  return mapTexts(section, content, ({ text }) => {
    const code = String.fromCodePoint(first + Math.floor(index / radix), first + (index % radix));
    index += 1;
    return text.slice(0, longestText).replace(paragraphEnd, (last) => last + code);
  });
}

/** The index in `textFields` that the end of a text encodes. */
export function decodeField(text: string): number | undefined {
  const [, high, low] = codeAtEnd.exec(text) ?? [];
  if (!high || !low) return undefined;
  return digit(high) * radix + digit(low);
}

function digit(character: string): number {
  return (character.codePointAt(0) ?? first) - first;
}

export function withoutStega(text: string): string {
  return text.replace(anyCode, '');
}
