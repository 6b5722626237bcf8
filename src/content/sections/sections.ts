import { aboutSection } from '@/content/sections/about/default-content';
import { clientsSection } from '@/content/sections/clients/default-content';
import { contactSection } from '@/content/sections/contact/default-content';
import { heroSection } from '@/content/sections/hero/default-content';
import { servicesSection } from '@/content/sections/services/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import type { ContentSection, SectionKey } from './section';
import type { sectionKeys } from './section-keys';

type SectionsOf<Keys extends readonly SectionKey[]> = {
  [Index in keyof Keys]: ContentSection<Keys[Index]>;
};

/**
 * In the order of the admin sidebar. Public pages import single sections: this list would bring the
 * default content of all pages into each of them.
 */
export const sections = [
  heroSection,
  aboutSection,
  visionMissionSection,
  valuesSection,
  servicesSection,
  clientsSection,
  contactSection,
] as const satisfies SectionsOf<typeof sectionKeys>;
