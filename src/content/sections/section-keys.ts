/** In the order of the admin sidebar. Apart from the default content, which the routes would bring into every page. */
export const sectionKeys = [
  'hero',
  'about',
  'vision-mission',
  'values',
  'services',
  'clients',
  'contact',
] as const;
