import type { GenericSchema } from 'valibot';
import { aboutSchema } from '@/content/sections/about/schema';
import { clientsSchema } from '@/content/sections/clients/schema';
import { contactSchema } from '@/content/sections/contact/schema';
import { heroSchema } from '@/content/sections/hero/schema';
import { servicesSchema } from '@/content/sections/services/schema';
import { valuesSchema } from '@/content/sections/values/schema';
import { visionMissionSchema } from '@/content/sections/vision-mission/schema';
import type { SectionKey } from './section';

/** Imports valibot: public pages may import this module lazily only. */
export const sectionSchemas = {
  hero: heroSchema,
  about: aboutSchema,
  'vision-mission': visionMissionSchema,
  values: valuesSchema,
  services: servicesSchema,
  clients: clientsSchema,
  contact: contactSchema,
} satisfies Record<SectionKey, GenericSchema>;
