import { aboutSection } from '@/content/sections/about/default-content';
import { clientsSection } from '@/content/sections/clients/default-content';
import { contactSection } from '@/content/sections/contact/default-content';
import { heroSection } from '@/content/sections/hero/default-content';
import { servicesSection } from '@/content/sections/services/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import type { ContentSection, SectionKey } from './section';
import { sectionKeys } from './section-keys';

/**
 * Public pages import single sections: this registry would bring the default content of all pages into
 * each of them.
 */
export const sectionOf: { [Key in SectionKey]: ContentSection<Key> } = {
  hero: heroSection,
  about: aboutSection,
  'vision-mission': visionMissionSection,
  values: valuesSection,
  services: servicesSection,
  clients: clientsSection,
  contact: contactSection,
};

/** In the order of the admin sidebar. */
export const sections = sectionKeys.map((key) => sectionOf[key]);
