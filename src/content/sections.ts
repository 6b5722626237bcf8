import { aboutSection } from '@/content/about/copy';
import { clientsSection } from '@/content/clients/copy';
import { contactSection } from '@/content/contact/copy';
import { heroSection } from '@/content/hero/copy';
import { servicesSection } from '@/content/services/copy';
import { valuesSection } from '@/content/values/copy';
import { visionMissionSection } from '@/content/vision-mission/copy';
import type { Section, SectionKey } from './section';

/**
 * All sections, in the order of the admin sidebar. Public pages import the section they show from
 * its own folder instead, so that no visitor downloads the copy of pages they do not open.
 */
export const sections = [
  heroSection,
  aboutSection,
  visionMissionSection,
  valuesSection,
  servicesSection,
  clientsSection,
  contactSection,
] as const satisfies readonly { [Key in SectionKey]: Section<Key> }[SectionKey][];
