import { aboutSection } from '@/content/sections/about/default-content';
import { clientsSection } from '@/content/sections/clients/default-content';
import { contactSection } from '@/content/sections/contact/default-content';
import { heroSection } from '@/content/sections/hero/default-content';
import { servicesSection } from '@/content/sections/services/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import type { ContentSection, SectionKey } from './section';

/** Not for public pages, which would download the content of all sections. */
const byKey = {
  hero: { label: 'Hero Section', ...heroSection },
  about: { label: 'About', ...aboutSection },
  'vision-mission': { label: 'Vision & Mission', ...visionMissionSection },
  values: { label: 'Core Values', ...valuesSection },
  services: { label: 'Services', ...servicesSection },
  clients: { label: 'Clients', ...clientsSection },
  contact: { label: 'Contact Info', ...contactSection },
} satisfies { [Key in SectionKey]: ContentSection<Key> & { label: string } };

/** In the order of the admin sidebar. */
export const sections = Object.values(byKey);

export function sectionOf(section: SectionKey) {
  return byKey[section];
}
