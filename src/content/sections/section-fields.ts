import { describeSection, type Field } from '@/content/fields/field';
import type { SectionKey } from './section';
import { sectionSchemas } from './section-schemas';

const described = new Map<SectionKey, Field>();

/** The fields of a section with their labels, limits and kinds, read once from its schema. */
export function sectionFields(section: SectionKey): Field {
  const fields = described.get(section) ?? describeSection(sectionSchemas[section]);
  described.set(section, fields);
  return fields;
}

/** A field by its name in the form, with or without indexes of lists: `slides.0.title`. */
export function fieldAt(section: SectionKey, name: string): Field | undefined {
  return name
    .split('.')
    .reduce<Field | undefined>(
      (field, key) =>
        field?.kind === 'list' && /^\d+$/.test(key) ? field : field?.fields.get(key),
      sectionFields(section),
    );
}
