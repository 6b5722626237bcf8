import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { products } from '@/catalogue/products';
import { company } from '@/config/company';
import { ownPath, paths, productPath } from '@/config/paths';
import { routes } from '@/routes';
import { sitemap } from './page-paths';

function pathsIn(some: RouteObject[]): string[] {
  return some.flatMap(({ path, children = [] }) => (path ? [path] : pathsIn(children)));
}

test('the sitemap names every screen of the route table that anybody may look for', () => {
  const inSitemap = [...sitemap().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const hidden: string[] = [
    paths.enquiry,
    paths.auth,
    paths.confirm,
    paths.forgotPassword,
    paths.newPassword,
    paths.admin,
    '*',
  ];
  const wanted = pathsIn(routes)
    .filter((path) => !hidden.includes(path))
    .filter((path) => path !== productPath(':id'))
    .concat(products.map(({ id }) => productPath(id)));
  expect(inSitemap).toEqual(wanted.map((path) => company.url + path));
  expect(wanted.map(ownPath)).toEqual(wanted);
});
