import { is } from 'valibot';
import type { Field } from '@/content/fields/field';
import { idSchema } from '@/content/fields/field-schemas';
import { pictureSchema } from '@/content/fields/picture-schema';
import { isRecord, ownValue } from '@/lib/is-record';
import type { SectionKey } from './section';
import { sectionFields } from './section-schemas';

/**
 * Stored content in the shape of the section's form, whatever its shape was: what is missing gets the schema's
 * default or is empty, and so is what its input cannot show. Texts stay as they are, however wrong; `validationIssues`
 * names what is wrong with them. Not for the null of "original text", whose content is the default content.
 */
export function formContent<Content>(section: SectionKey, stored: Content): Content {
  return inShape(sectionFields(section), stored) as Content;
}

/** A new item of a list, which still needs an id. */
export function emptyItem(list: Field): object {
  return fieldsInShape(list, {});
}

function inShape(field: Field, value: unknown = field.default): unknown {
  switch (field.kind) {
    case 'text':
    case 'link':
    case 'choice':
      return asText(value);
    case 'switch':
      return value === true;
    case 'picture':
      return pictureInShape(value);
    case 'list':
      return Array.isArray(value) ? value.map((item, at) => itemInShape(field, item, at)) : [];
    case 'tuple':
      return [...field.fields].map(([key, part]) => inShape(part, Object(value)[key]));
    case 'group':
      return fieldsInShape(field, value);
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Keeps the fields of other releases: publishing must not remove what this build does not show. */
function fieldsInShape({ fields }: Field, value: unknown) {
  const own = [...fields].map(([key, field]) => [key, inShape(field, ownValue(value, key))]);
  return { ...(isRecord(value) ? value : {}), ...Object.fromEntries(own) };
}

/** An id by position: reading the same content twice must not differ. */
function itemInShape(field: Field, item: unknown, index: number) {
  const id = ownValue(item, 'id');
  return { ...fieldsInShape(field, item), id: is(idSchema, id) ? id : `item-${index + 1}` };
}

function pictureInShape(value: unknown) {
  const alt = asText(ownValue(value, 'alt'));
  // With some description: a missing one is the description's own issue.
  if (isRecord(value) && is(pictureSchema, { ...value, alt: 'Any' })) return { ...value, alt };
  return { kind: 'site', name: '', alt };
}
