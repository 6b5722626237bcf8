import { products } from '../catalogue/products.ts';
import { productPath, publicPaths } from '../config/paths.ts';

/** Every page that the build writes and the sitemap names. */
export const pagePaths = [...publicPaths, ...products.map(({ id }) => productPath(id))];

export type PagePath = (typeof pagePaths)[number];
