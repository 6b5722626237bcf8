/**
 * The registry of sections, in the order of the admin sidebar: one line here, and the compiler names what
 * else a section needs. Without the default content, which the route table would bring into every page.
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
