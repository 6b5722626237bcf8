import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ViteBuilder } from 'vite';
import { paths, publicPaths, sharePicturePath } from '../config/paths.ts';
import type { Backend } from '../config/read-backend';
import { headersFile, redirectsFile, securityHeaders, vercelFile } from './host-files.ts';
import { basicFonts, chunksOf, partsOf, preloadLinks } from './preload-links.ts';
import type { WrittenPage } from './render-page';
import { writeServiceWorker } from './service-worker.ts';
import { writeSharePicture } from './share-picture.ts';
import { robots, sitemap } from './site-files.ts';

type Renderer = { renderPage: (path: string) => Promise<WrittenPage> };

/** In the file itself, as the app that would say so may not run where it is read. */
const noindex = '<meta name="robots" content="noindex">';

/** The page for every address that has none. */
const notFoundPath = '/404';

/** Writes the pages and what a host needs beside the browser's build, from both builds. */
export async function writePages(
  { config, environments }: ViteBuilder,
  rendererFolder: string,
  backend: Backend,
) {
  const outDir = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const { shell, style } = await withStyle(outDir);
  const renderer = pathToFileURL(resolve(config.root, rendererFolder, 'render-page.js'));
  const { renderPage }: Renderer = await import(renderer.href);

  async function write(file: string, path: string) {
    const page = await renderPage(path);
    const parts = partsOf(manifest, screenOf(path))
      .map((file) => `/${file}`)
      .join(' ');
    const html = shell
      .replace('<html ', () => `<html data-route="${page.route}" data-parts="${parts}" `)
      .replace('<style>', (tag) => page.head + preloadLinks(page.body, manifest) + tag)
      // The data comes last: what the first paint needs stands before it.
      .replace('</head>', (tag) => page.data + tag)
      .replace(
        '<div id="root" data-part></div>',
        () => `<div id="root" data-part>${page.body}</div>`,
      );
    await writeFile(join(outDir, file), html);
    return page.body;
  }

  for (const path of publicPaths) {
    const body = await write(path === paths.home ? 'index.html' : `${path.slice(1)}.html`, path);
    await writeSharePicture(
      body,
      resolve(config.root, 'src/pictures/masters'),
      join(outDir, sharePicturePath(path)),
    );
  }
  await write('404.html', notFoundPath);

  const headers = securityHeaders(backend, style);
  const files = {
    'shell.html': shell.replace('</head>', (tag) => noindex + tag),
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
    _headers: headersFile(headers),
    _redirects: redirectsFile(),
    'vercel.json': vercelFile(headers),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
  await writeServiceWorker(config, outDir, [
    'shell.html',
    'favicon.svg',
    ...basicFonts(manifest),
    ...chunksOf(manifest, 'index.html'),
    ...partsOf(manifest, screenOf(paths.products)),
  ]);
  // The manifest served its purpose, and a visitor has no business with it.
  await rm(dirname(manifestFile), { recursive: true });
  await rm(resolve(config.root, rendererFolder), { recursive: true });
}

/** The module of a screen that is loaded by itself: one file a page, named like its address. */
function screenOf(path: string): string | undefined {
  if (path === paths.home) return undefined;
  return path === notFoundPath ? 'src/components/not-found.tsx' : `src/site/pages${path}-page.tsx`;
}

/**
 * The built index.html with its style sheet in place of the link to it: the first paint then waits for
 * one answer instead of two.
 */
async function withStyle(outDir: string) {
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !file) throw new Error('The built index.html names no style sheet.');
  const style = (await readFile(join(outDir, file), 'utf8')).trim();
  return { shell: html.replace(link, () => `<style>${style}</style>`), style };
}
