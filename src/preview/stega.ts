import type { Field } from '@/content/fields/field';
import { isRecord } from '@/lib/is-record';

/**
 * Steganography: two Unicode variation selectors behind a text encode the index of its field. They have no glyph
 * and no width and break no lines, so the page's components need no changes to trace their texts. The word joiner
 * before them has neither, and keeps them from the last letter: WebKit would not draw it, in search of its variant.
 */
const joiner = '\u2060';
const first = 0xe0100;
const radix = 240;
const selector = '[\\u{e0100}-\\u{e01ef}]';

const codeAtEnd = new RegExp(`(${selector})(${selector})\\s*$`, 'u');
/** The last character of each paragraph, as `paragraphs()` splits a text. */
const paragraphEnd = /\S(?=\s*$|[^\S\n]*\r?\n[^\S\n]*\r?\n)/gu;

/** Longer than any field may be: a book pasted by mistake would block the page for minutes. */
const longestText = 4000;

type Change = (name: string, text: string) => string;

/** A deep copy of the content with its texts changed in order, and each choice made; what the schema does not know stays. */
function mapTexts(field: Field | undefined, value: unknown, change: Change, name = ''): unknown {
  if (!field) return value;
  if (typeof value === 'string') {
    if (field.kind === 'text') return change(name, value);
    // A choice that nobody has made would break rendering.
    const unmade = field.kind === 'choice' && !Object.hasOwn(field.choices, value);
    return unmade ? Object.keys(field.choices)[0] : value;
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

/**
 * The content with a code behind each paragraph of its texts, which are cut to 4,000 characters. The code is an
 * index in `names`, which are the fields' names in the form: `slides.0.title`.
 */
export function withStega(section: Field, content: unknown): { content: unknown; names: string[] } {
  const names: string[] = [];
  const marked = mapTexts(section, content, (name, text) => {
    const index = names.push(name) - 1;
    const code = String.fromCodePoint(first + Math.floor(index / radix), first + (index % radix));
    return text.slice(0, longestText).replace(paragraphEnd, (last) => last + joiner + code);
  });
  return { content: marked, names };
}

/** The index in `names` that the end of a text encodes. */
export function decodeField(text: string): number | undefined {
  const [, high, low] = codeAtEnd.exec(text) ?? [];
  if (!high || !low) return undefined;
  return digit(high) * radix + digit(low);
}

function digit(character: string): number {
  return (character.codePointAt(0) ?? first) - first;
}
