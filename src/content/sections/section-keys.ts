/**
 * The registry of sections, in the order of the admin sidebar: add a line here, and the compiler names what else it
 * needs. Kept apart from the default content, so that the routes do not bring that into every page.
 */
export const sectionKeys = [
  'hero',
  'about',
  'vision-mission',
  'values',
  'services',
  'clients',
  'contact',
] as const;
