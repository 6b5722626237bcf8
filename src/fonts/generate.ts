/**
 * `npm run fonts`: subsets of the two fonts for English text, 59 kB instead of 97. For other Latin
 * letters, `unicode-range` fetches the packages' own files (src/design.css).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { basicCharacters } from './character-set.ts';

/** The weights in use. The optical size axis of Fraunces is kept whole. */
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
    // Leaves out the glyphs of OpenType features that the CSS does not turn on: a third of all.
    noLayoutClosure: true,
  });
  await writeFile(join(import.meta.dirname, name), basic);
  console.log(`${name}: ${basic.length} bytes of ${whole.length}`);
}
