import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { files, read, withImports } from './built-site.ts';

const source = resolve(import.meta.dirname, '../../src');

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

test('what visitors do download for its sake is less than 1 kB', async () => {
  const cost = (await startBytes({ preview: true })) - (await startBytes({ preview: false }));
  console.log(`For the preview, each visitor downloads ${cost} bytes.`);
  expect(cost).toBeGreaterThan(100);
  expect(cost).toBeLessThan(1000);
});

/** The site without its two questions: whether it is in the editor's frame, and what that gives it. */
function withoutPreview(code: string): string {
  return code
    .replaceAll(/(?<!function )inPreviewFrame\(\)/g, 'false')
    .replaceAll('use(PreviewContent)', 'undefined');
}

/** Bytes of the two modules that ask for it, compressed, with nothing else that they import. */
async function startBytes({ preview }: { preview: boolean }): Promise<number> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': source } },
    plugins: [
      {
        name: 'no-preview',
        enforce: 'pre',
        transform: (code) => (preview ? code : withoutPreview(code)),
      },
    ],
    build: {
      write: false,
      lib: {
        entry: [`${source}/main.tsx`, `${source}/content/published/use-section.ts`],
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !/\/(preview-frame|preview-content|main|use-section)(\.tsx?)?$/.test(id),
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput[];
  return bundle
    .flatMap(({ output }) => output)
    .map((part) => (part.type === 'chunk' ? gzipSync(part.code).length : 0))
    .reduce((sum, bytes) => sum + bytes);
}
