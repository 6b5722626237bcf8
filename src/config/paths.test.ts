import { expect, test } from 'vitest';
import { ownPath, paths } from './paths';

test('the path of each screen is its own', () => {
  for (const path of Object.values(paths)) expect(ownPath(path)).toBe(path);
});

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/products//CUMIN', '/products/cumin'],
  ['/products/cumin.html)', '/products/cumin'],
  ['/products/cumin%D8%8C', '/products/cumin'],
  ['/products/cumin%22%3E', '/products/cumin'],
])('%s is %s', (pathname, own) => {
  expect(ownPath(pathname)).toBe(own);
});
