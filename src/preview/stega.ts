import type { Field } from '@/content/fields/field';
import { isRecord } from '@/lib/is-record';

/**
 * Two invisible Unicode variation selectors after a text encode the index of its field. The word joiner keeps them
 * off the last letter, which WebKit would not draw.
 */
const joiner = '\u2060';
const first = 0xe0100;
const radix = 240;
const selector = '[\\u{e0100}-\\u{e01ef}]';

const codeAtEnd = new RegExp(`(${selector})(${selector})\\s*$`, 'u');
/** The last character of each paragraph, as `paragraphs()` splits a text. */
const paragraphEnd = /\S(?=\s*$|[^\S\n]*\r?\n[^\S\n]*\r?\n)/gu;

/** Characters, more than any field may have: a pasted book would block the page for minutes. */
const longestText = 4000;

type Change = (name: string, text: string) => string;

/** A deep copy with the texts changed; values that the schema lacks stay. */
function mapTexts(field: Field | undefined, value: unknown, change: Change, name = ''): unknown {
  if (!field) return value;
  if (typeof value === 'string') {
    if (field.kind === 'text') return change(name, value);
    // An empty choice would break rendering.
    const isUnset = field.kind === 'choice' && !Object.hasOwn(field.choices, value);
    return isUnset ? Object.keys(field.choices)[0] : value;
  }
  const inside = (part: unknown, key: string) => {
    const isItem = field.kind === 'list' && Array.isArray(value);
    const partName = name === '' ? key : `${name}.${key}`;
    return mapTexts(isItem ? field : field.fields.get(key), part, change, partName);
  };
  if (Array.isArray(value)) return value.map((item, index) => inside(item, `${index}`));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part, key)]));
}

/** Each paragraph of a text ends with a code: the index in `names` of its field in the form, `slides.0.title`. */
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
  const digit = (character: string) => (character.codePointAt(0) ?? first) - first;
  return digit(high) * radix + digit(low);
}
