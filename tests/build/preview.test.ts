import { expect, test } from 'vitest';
import { files, read, withImports } from './built-site.ts';

test('only the preview carries its code', () => {
  const scripts = files().filter((path) => path.endsWith('.js'));
  // What it marks texts with, as a number, which stands in its own files only.
  const holders = scripts.filter((path) => read(path).includes('917760'));
  const carriers = scripts.filter((path) =>
    [...withImports([path])].some((each) => holders.includes(each)),
  );
  const names = carriers.map((path) => path.replace(/^\/assets\/(.*)-[\w-]{8}\.js$/, '$1'));
  // Fetched by a page in a frame of the editor (src/main.tsx).
  expect(names).toEqual(['draw-preview']);
});
