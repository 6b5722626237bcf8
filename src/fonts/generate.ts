/**
 * Cuts the fonts of the first view down to what English text needs: `npm run fonts`. 97 kB become 59.
 * Other Latin letters come from the packages' own files, once a page has one (src/index.css).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { basicCharacters } from './character-set.ts';

/** The weights that the site uses. Fraunces keeps its optical sizes whole. */
const weights = { min: 400, max: 600, default: 400 };

const fonts = {
  'fraunces-basic.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'instrument-sans-basic.woff2':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

for (const [name, source] of Object.entries(fonts)) {
  const whole = await readFile(new URL(import.meta.resolve(source)));
  const basic = await subsetFont(whole, basicCharacters(), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // Alternate forms of the letters, which nothing here asks for, are half as many glyphs again.
    noLayoutClosure: true,
  });
  await writeFile(join(import.meta.dirname, name), basic);
  console.log(`${name}: ${basic.length} bytes of ${whole.length}`);
}
