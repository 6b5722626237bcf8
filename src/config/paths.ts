/** The sitemap lists these pages and the product pages. */
const indexedPages = {
  home: '/',
  about: '/about',
  visionMission: '/vision-mission',
  coreValues: '/core-values',
  services: '/services',
  whyChooseUs: '/why-choose-us',
  clients: '/clients',
  products: '/products',
  contact: '/contact',
} as const;

export const indexedPaths = Object.values(indexedPages);

export type IndexedPath = (typeof indexedPaths)[number];

export const paths = {
  ...indexedPages,
  enquiry: '/enquiry',
  auth: '/auth',
  confirm: '/auth/confirm',
  forgotPassword: '/auth/forgot-password',
  newPassword: '/auth/new-password',
  admin: '/admin',
  adminPeople: '/admin/people',
  adminAccount: '/admin/account',
} as const;

type ProductPath = `${typeof paths.products}/${string}`;

export type PagePath = IndexedPath | ProductPath;

export function productPath(id: string): ProductPath {
  return `${paths.products}/${id}`;
}

export function sharePicturePath(path: PagePath): string {
  return `/share/${path === paths.home ? 'home' : path.slice(1)}.jpg`;
}

export function sharePictureSize(path: PagePath) {
  const isProduct = path.startsWith(productPath(''));
  return isProduct ? { width: 960, height: 504 } : { width: 1200, height: 630 };
}

export function adminSectionPath(section: string): string {
  return `${paths.admin}/${section}`;
}

export function productsPath(category?: string, text?: string): string {
  const query = [
    category && `category=${encodeURIComponent(category)}`,
    text && `q=${encodeURIComponent(text)}`,
  ].filter(Boolean);
  return query.length > 0 ? `${paths.products}?${query.join('&')}` : paths.products;
}

/** `/about` for `//About.html)`: our paths have lower case letters, digits, hyphens and one slash at a time. */
export function ownPath(pathname: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/(\.html|%[\da-f]{2}|[^\da-z])+$/, '')
    .replace(/\/+/g, '/');
  return path === '' || path === '/index' ? '/' : path;
}
