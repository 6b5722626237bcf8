import type { Manifest } from 'vite';

const entry = 'index.html';

/** What a page's first paint needs and its HTML does not name early enough: its picture and the fonts. */
export function preloadLinks(body: string, manifest: Manifest): string {
  return [
    ...firstPicture(body),
    ...basicFonts(manifest).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
  ].join('');
}

/** The fonts that every page needs; their whole files come only for rarer letters. */
export function basicFonts(manifest: Manifest): string[] {
  return manifest[entry]?.assets?.filter((file) => /-basic\b.*\.woff2$/.test(file)) ?? [];
}

/** The code that takes a page over, the app's and its screen's, which the start (src/main.ts) fetches. */
export function partsOf(manifest: Manifest, screen: string | undefined): string[] {
  const known = chunksOf(manifest, entry);
  const parts = new Set<string>();
  for (const app of manifest[entry]?.dynamicImports ?? []) chunksOf(manifest, app, parts);
  if (screen) chunksOf(manifest, screen, parts);
  return [...parts].filter((file) => !known.has(file));
}

/** The files of a module and of all that it imports at once. */
export function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no part for ${key}.`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  }
  return found;
}

/** Preloads the AVIF sources of the first `<picture>` whose image is fetched with high priority. */
function firstPicture(body: string): string[] {
  const picture = /<picture\b(?:(?!<\/picture>).)*fetchPriority="high"/is.exec(body)?.[0] ?? '';
  const sources = [...picture.matchAll(/<source\b[^>]*type="image\/avif"[^>]*>/g)].map(([tag]) => ({
    media: attribute(tag, 'media'),
    srcSet: attribute(tag, 'srcSet'),
    sizes: attribute(tag, 'sizes'),
  }));
  return sources.map(({ media, srcSet, sizes }, index) => {
    // The browser takes the first source that fits; a preload knows nothing of the ones before it.
    const before = sources.slice(0, index).find((source) => source.media)?.media;
    const condition = media ?? (before && `not all and ${before}`);
    return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcSet}" imagesizes="${sizes}"${condition ? ` media="${condition}"` : ''}>`;
  });
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}
