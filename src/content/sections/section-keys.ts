/** In the order of the admin sidebar. Routes import this file, so it must not import the sections' content. */
export const sectionKeys = [
  'hero',
  'about',
  'vision-mission',
  'values',
  'services',
  'clients',
  'contact',
] as const;
