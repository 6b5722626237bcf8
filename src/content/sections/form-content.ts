import { is } from 'valibot';
import { emptyFields, emptyValue } from '@/content/fields/empty-value';
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

function inShape(field: Field, value: unknown): unknown {
  if (value === undefined) return emptyValue(field);
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
  if (!isRecord(item)) return { ...emptyFields(field), id: `item-${index + 1}` };
  const id = is(idSchema, item.id) ? item.id : `item-${index + 1}`;
  return { ...fieldsInShape(field, item), id };
}

function pictureInShape(value: unknown) {
  const alt = asText(ownValue(value, 'alt'));
  // With some description: a missing one is the description's own issue.
  if (isRecord(value) && is(pictureSchema, { ...value, alt: 'Any' })) return { ...value, alt };
  return { kind: 'site', name: '', alt };
}
