import { is } from 'valibot';
import type { Field } from '@/content/fields/field';
import { idSchema } from '@/content/fields/field';
import { pictureSchema } from '@/content/fields/picture-schema';
import { isRecord, ownValue } from '@/lib/is-record';
import type { SectionKey } from './section';
import { sectionFields } from './section-schemas';

/** Makes stored content editable: missing or unusable values become defaults or empty. Long texts are not cut. */
export function formContent<Content>(section: SectionKey, stored: Content): Content {
  return inShape(sectionFields(section), stored) as Content;
}

export function emptyItem(list: Field): object {
  return fieldsInShape(list, {});
}

function inShape(field: Field, value: unknown = field.default): unknown {
  switch (field.kind) {
    case 'switch':
      return value === true;
    case 'picture':
      return pictureInShape(value);
    case 'list':
      return Array.isArray(value)
        ? value.map((item, index) => itemInShape(field, item, index))
        : [];
    case 'tuple':
      return [...field.fields].map(([key, part]) => inShape(part, Object(value)[key]));
    case 'group':
      return fieldsInShape(field, value);
    default:
      return textOrEmpty(value);
  }
}

/** Removes lone surrogates and control characters except tab, LF and CR. Postgres refuses lone surrogates and U+0000. */
function textOrEmpty(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');
}

/** Unknown fields stay, because publishing must not delete what another release added. */
function fieldsInShape({ fields }: Field, value: unknown) {
  const own = [...fields].map(([key, field]) => [key, inShape(field, ownValue(value, key))]);
  return { ...(isRecord(value) ? value : {}), ...Object.fromEntries(own) };
}

/** A missing id is derived from the index, so that each call returns the same id. */
function itemInShape(field: Field, item: unknown, index: number) {
  const id = ownValue(item, 'id');
  return { ...fieldsInShape(field, item), id: is(idSchema, id) ? id : `item-${index + 1}` };
}

function pictureInShape(value: unknown) {
  const alt = textOrEmpty(ownValue(value, 'alt'));
  // A picture without alt text is still usable, so validate it with any alt text.
  if (isRecord(value) && is(pictureSchema, { ...value, alt: 'Any' })) return { ...value, alt };
  return { kind: 'site', name: '', alt };
}
