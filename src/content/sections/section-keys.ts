/** In the order of the admin sidebar. In a file of its own, so that the routes do not bundle the default content. */
export const sectionKeys = [
  'hero',
  'about',
  'vision-mission',
  'values',
  'services',
  'clients',
  'contact',
] as const;
