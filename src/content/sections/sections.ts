import { aboutSection } from '@/content/sections/about/default-content';
import { clientsSection } from '@/content/sections/clients/default-content';
import { contactSection } from '@/content/sections/contact/default-content';
import { heroSection } from '@/content/sections/hero/default-content';
import { servicesSection } from '@/content/sections/services/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import type { ContentSection, SectionKey } from './section';

/** In the order of `sectionKeys`. Not for public pages, which would download the content of all sections. */
export const sections = [
  heroSection,
  aboutSection,
  visionMissionSection,
  valuesSection,
  servicesSection,
  clientsSection,
  contactSection,
] as const satisfies readonly ContentSection[];

export function sectionOf(section: SectionKey): ContentSection {
  const found = sections.find(({ key }) => key === section);
  if (!found) throw new Error(`No section has the key ${section}.`);
  return found;
}
