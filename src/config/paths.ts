/** Every URL of the site. Links are built from here, so a route is renamed in one place. */
export const paths = {
  home: '/',
  about: '/about',
  visionMission: '/vision-mission',
  coreValues: '/core-values',
  services: '/services',
  whyChooseUs: '/why-choose-us',
  clients: '/clients',
  products: '/products',
  contact: '/contact',
  auth: '/auth',
  admin: '/admin',
} as const;

/** The pages that anybody may open and that are the same for everybody. */
export const publicPaths = [
  paths.home,
  paths.about,
  paths.visionMission,
  paths.coreValues,
  paths.services,
  paths.whyChooseUs,
  paths.clients,
  paths.products,
  paths.contact,
] as const;

export type PublicPath = (typeof publicPaths)[number];

/** The picture that a shared link to a page shows; the build makes it from the page's banner. */
export function sharePicturePath(path: PublicPath): string {
  return `/share/${path === paths.home ? 'home' : path.slice(1)}.jpg`;
}

/** A section's screen in the admin area, e.g. `/admin/vision-mission`. */
export function adminSectionPath(section: string): string {
  return `${paths.admin}/${section}`;
}

/** The products page, filtered to one category when one is given. */
export function productsPath(category?: string): string {
  return category ? `${paths.products}?category=${encodeURIComponent(category)}` : paths.products;
}
