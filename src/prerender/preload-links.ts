import type { Manifest } from 'vite';

const entry = 'index.html';

/**
 * Font preloads, at the start of the body: for those in the head, Chromium delays the first frame until the whole
 * document has arrived.
 */
export function fontPreloads(manifest: Manifest): string {
  return basicFonts(manifest)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}

/**
 * The page's own chunk as a script: the entry would import it only once it runs. Their shared imports follow a
 * round trip later, after the first picture and the fonts.
 */
export function pageScript(manifest: Manifest, page: string): string {
  return `<script type="module" crossorigin src="/${chunkOf(manifest, page).file}"></script>`;
}

/** The fonts of English text; the whole font files come only for rarer letters. */
export function basicFonts(manifest: Manifest): string[] {
  return manifest[entry]?.assets?.filter((file) => /-basic\b.*\.woff2$/.test(file)) ?? [];
}

/** The chunks of a page's module that the entry's own HTML does not name. */
export function pageChunks(manifest: Manifest, page: string): string[] {
  const known = chunksOf(manifest, entry);
  return [...chunksOf(manifest, page)].filter((file) => !known.has(file));
}

/** The files of a module and of all its static imports. `key` is the module's path in the project. */
export function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = chunkOf(manifest, key);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  }
  return found;
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
  return chunk;
}
