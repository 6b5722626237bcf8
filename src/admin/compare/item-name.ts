import { type Field, textOfField } from '@/content/fields/field';
import { isBlank } from '@/lib/is-blank';
import { ownValue } from '@/lib/is-record';

/** If the field that names items is blank, the first field with a text that is not preset names the item. */
export function itemName(list: Field | undefined, item: unknown): string {
  if (list?.kind !== 'list') return 'Untitled';
  const { fields, named = fields.keys().next().value, preset } = list;
  const texts = [named ?? '', ...fields.keys()].map((key) => {
    const value = ownValue(item, key);
    if (typeof value !== 'string' || (key !== named && value === preset?.[key])) return '';
    return textOfField(fields.get(key), value);
  });
  const name = (texts.find((text) => !isBlank(text)) ?? 'Untitled').trim().replaceAll(/\s+/g, ' ');
  // Cut between words, as a letter may be several characters.
  return name.length > 60 ? name.replace(/^(.{1,60}) .*$/, '$1…') : name;
}
