import type { GenericSchema } from 'valibot';
import { describeSection, type Field } from '@/content/fields/field';
import { aboutSchema } from '@/content/sections/about/schema';
import { clientsSchema } from '@/content/sections/clients/schema';
import { contactSchema } from '@/content/sections/contact/schema';
import { heroSchema } from '@/content/sections/hero/schema';
import { servicesSchema } from '@/content/sections/services/schema';
import { valuesSchema } from '@/content/sections/values/schema';
import { visionMissionSchema } from '@/content/sections/vision-mission/schema';

/** Public pages must import this module dynamically, because it imports valibot. */
export const sectionSchemas = {
  hero: heroSchema,
  about: aboutSchema,
  'vision-mission': visionMissionSchema,
  values: valuesSchema,
  services: servicesSchema,
  clients: clientsSchema,
  contact: contactSchema,
} satisfies Record<string, GenericSchema>;

type SectionKey = keyof typeof sectionSchemas;

const described: Partial<Record<SectionKey, Field>> = {};

export function sectionFields(section: SectionKey): Field {
  described[section] ??= describeSection(sectionSchemas[section]);
  return described[section];
}

/** Accepts names with or without list indexes: `slides.0.title` or `slides.title`. */
export function fieldAt(section: SectionKey, name: string): Field | undefined {
  let field: Field | undefined = sectionFields(section);
  for (const key of name.split('.')) {
    if (field?.kind !== 'list' || !/^\d+$/.test(key)) field = field?.fields.get(key);
  }
  return field;
}
