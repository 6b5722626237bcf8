import type { GenericSchema } from 'valibot';
import { aboutSchema } from '@/content/about/schema';
import { clientsSchema } from '@/content/clients/schema';
import { contactSchema } from '@/content/contact/schema';
import { heroSchema } from '@/content/hero/schema';
import { servicesSchema } from '@/content/services/schema';
import { valuesSchema } from '@/content/values/schema';
import { visionMissionSchema } from '@/content/vision-mission/schema';
import type { SectionContent, SectionKey } from './section';

/** Brings valibot with it: only ever import this lazily from what a visitor's first load reaches. */
export const sectionSchemas = {
  hero: heroSchema,
  about: aboutSchema,
  'vision-mission': visionMissionSchema,
  values: valuesSchema,
  services: servicesSchema,
  clients: clientsSchema,
  contact: contactSchema,
} satisfies { [Key in SectionKey]: GenericSchema<unknown, SectionContent<Key>> };
