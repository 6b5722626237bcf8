/** `npm run fonts`: subsets for English text, 30 kB instead of 97 kB. Other characters load by `unicode-range`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { basicCharacters } from './character-set.ts';

const fonts = {
  // All headings have one weight and optical size. A larger optical size loses its hairlines on 1x screens.
  'fraunces-basic.woff2': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    variationAxes: { wght: 500, opsz: 72 },
  },
  // One variable font is smaller than two files with one weight each.
  'instrument-sans-basic.woff2': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  },
};

for (const [name, { source, variationAxes }] of Object.entries(fonts)) {
  const whole = await readFile(new URL(import.meta.resolve(source)));
  const basic = await subsetFont(whole, basicCharacters, {
    targetFormat: 'woff2',
    variationAxes,
    // Leaves out glyphs of OpenType features that the CSS does not use.
    noLayoutClosure: true,
  });
  await writeFile(join(import.meta.dirname, name), basic);
  console.log(`${name}: ${basic.length} bytes of ${whole.length}`);
}
