import type { SectionKey } from './section';

/** The sections' keys without their copy, for the route table. */
export const sectionKeys = [
  'hero',
  'about',
  'vision-mission',
  'values',
  'services',
  'clients',
  'contact',
] as const satisfies readonly SectionKey[];
