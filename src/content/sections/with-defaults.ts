import { safeParse } from 'valibot';
import { emptyValue } from '@/content/fields/empty-value';
import type { Field } from '@/content/fields/field';
import { isRecord, ownValue } from '@/lib/is-record';
import type { SectionKey } from './section';
import { sectionFields, sectionSchemas } from './section-schemas';

/**
 * Stored content with the schema defaults of fields that were added to the section since it was stored,
 * as the public page parses it; a field without a default is empty. Invalid values stay as they are, for
 * the editor to show.
 */
export function withDefaults<Content>(section: SectionKey, content: Content): Content {
  const parsed = safeParse(sectionSchemas[section], content).output;
  const complete = completed(content, parsed);
  if (!isRecord(complete)) return content;
  return filledFields(sectionFields(section), complete) as Content;
}

function completed(stored: unknown, read: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(read)) {
    return stored.map((item: unknown, at) => completed(item, read[at]));
  }
  if (!isRecord(stored) || !isRecord(read)) return stored;
  const own = Object.entries(stored).map(([key, value]) => [
    key,
    completed(value, ownValue(read, key)),
  ]);
  return { ...read, ...Object.fromEntries(own) };
}

/** Fills in the values that are missing at any depth. */
function filled(field: Field, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item: unknown) => (isRecord(item) ? filledFields(field, item) : item));
  }
  if (field.kind === 'group' && isRecord(value)) return filledFields(field, value);
  return value ?? emptyValue(field);
}

function filledFields({ fields }: Field, value: Readonly<Record<string, unknown>>) {
  const own = [...fields].map(([key, field]) => [key, filled(field, ownValue(value, key))]);
  return { ...value, ...Object.fromEntries(own) };
}
