import { type Field, textOfField } from '@/content/fields/field';
import { isBlank } from '@/lib/is-blank';
import { ownValue } from '@/lib/is-record';

const longestName = 60;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name for a list item, of up to 60 characters: what is typed in the field that names it, or in another one. */
export function itemName(list: Field | undefined, item: unknown): string {
  if (list?.kind !== 'list') return 'Untitled';
  const { fields, named = fields.keys().next().value, preset } = list;
  const texts = [named ?? '', ...fields.keys()].map((key) => {
    const value = ownValue(item, key);
    if (typeof value !== 'string' || (key !== named && value === preset?.[key])) return '';
    return textOfField(fields.get(key), value);
  });
  const name = (texts.find((text) => !isBlank(text)) ?? 'Untitled').trim().replaceAll(/\s+/g, ' ');
  const segments = Array.from(characters.segment(name), ({ segment }) => segment);
  if (segments.length <= longestName) return name;
  return `${segments
    .slice(0, longestName - 1)
    .join('')
    .trimEnd()}…`;
}
