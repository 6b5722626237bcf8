import { isRecord } from '@/lib/is-record';

/**
 * A mark is two variation selectors behind a text, in which the place of its field is written. They
 * have no width, no glyph and no say in line breaks, so the page looks as it does without them, and
 * its components need not know that somebody wants to find their texts again.
 */
const first = 0xe0100;
const radix = 240;
const selector = '[\\u{e0100}-\\u{e01ef}]';

const markAtEnd = new RegExp(`(${selector})(${selector})\\s*$`, 'u');
// A text may end with a variation selector of its own; the mark is the last two.
const anyMark = new RegExp(`${selector}{2}(?!${selector})`, 'gu');
/** The last sign of each paragraph; paragraphs are what `paragraphs()` makes of a text. */
const paragraphEnd = /\S(?=\s*$|[^\S\n]*\r?\n[^\S\n]*\r?\n)/gu;

/** More than any field takes: a whole book pasted by mistake would keep the page busy for minutes. */
const longestShown = 4000;

export type TextField = {
  /** As the form calls it: `slides.0.title`. */
  name: string;
  text: string;
};

const notShown = new Set(['id', 'icon', 'network', 'href']);

/** Of a picture only its description is a text. */
function isText(key: string, owner: object): boolean {
  return 'kind' in owner ? key === 'alt' : !notShown.has(key);
}

/** A copy of the content with its texts changed, in the order in which they are written. */
function mapTexts(value: unknown, change: (field: TextField) => string, name = ''): unknown {
  if (typeof value === 'string') return change({ name, text: value });
  const within = (key: string | number) => (name === '' ? `${key}` : `${name}.${key}`);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => mapTexts(item, change, within(index)));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const shown = typeof part !== 'string' || isText(key, value);
    return [key, shown ? mapTexts(part, change, within(key)) : part];
  });
  return Object.fromEntries(entries);
}

/** The fields of a section's content that stand on the page as text, empty ones included. */
export function textFields(content: unknown): TextField[] {
  const fields: TextField[] = [];
  mapTexts(content, (field) => {
    fields.push(field);
    return field.text;
  });
  return fields;
}

/** The content with a mark behind each paragraph of each text; what is empty has none. Shortened to 4,000 characters. */
export function marked(content: unknown): unknown {
  let index = 0;
  return mapTexts(content, ({ text }) => {
    const mark = String.fromCodePoint(first + Math.floor(index / radix), first + (index % radix));
    index += 1;
    return text.slice(0, longestShown).replace(paragraphEnd, (sign) => sign + mark);
  });
}

/** The place in `textFields` of the field whose text this is the end of. */
export function readMark(text: string): number | undefined {
  const [, high, low] = markAtEnd.exec(text) ?? [];
  if (!high || !low) return undefined;
  return digit(high) * radix + digit(low);
}

function digit(sign: string): number {
  return (sign.codePointAt(0) ?? first) - first;
}

export function unmarked(text: string): string {
  return text.replace(anyMark, '');
}
