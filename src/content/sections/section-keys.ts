import type { SectionKey } from './section';

/** Without the default content, which the route table would bring into every page. */
export const sectionKeys = [
  'hero',
  'about',
  'vision-mission',
  'values',
  'services',
  'clients',
  'contact',
] as const satisfies readonly SectionKey[];
