import { expect, test } from 'vitest';
import { files, read, withImports } from './built-site.ts';

test('only the preview carries its code', () => {
  const scripts = files().filter((path) => path.endsWith('.js'));
  // `firstSelector` of src/preview/stega.ts in decimal, as the minifier writes it.
  const holders = scripts.filter((path) => read(path).includes('917760'));
  const carriers = scripts.filter((path) =>
    [...withImports([path])].some((each) => holders.includes(each)),
  );
  const names = carriers.map((path) => path.replace(/^\/assets\/(.*)-[\w-]{8}\.js$/, '$1'));
  // src/main.tsx imports this chunk only inside a frame of the editor.
  expect(names).toEqual(['render-preview']);
});
