import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ViteBuilder } from 'vite';
import { paths, publicPaths, sharePicturePath } from '../config/paths.ts';
import type { Backend } from '../config/read-backend';
import { headersFile, redirectsFile, securityHeaders, vercelFile } from './host-files.ts';
import { basicFonts, chunksOf, pageChunks, preloadLinks } from './preload-links.ts';
import type { PrerenderedPage } from './render-page';
import { replaceOnce } from './replace-once.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSharePicture } from './share-picture.ts';
import { robots, sitemap } from './site-files.ts';

type Renderer = { renderPage: (path: string) => Promise<PrerenderedPage> };

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
    const preloads = preloadLinks(manifest, pageModule(path));
    const replacements: [string, string][] = [
      ['<html ', `<html data-prerendered="${page.route}" `],
      ['<style>', `${page.head}${preloads}<style>`],
      // Structured data comes last: what the first paint needs stands before it.
      ['</head>', `${page.data}</head>`],
      ['<div id="root"></div>', `<div id="root">${page.body}</div>`],
    ];
    const html = replacements.reduce((text, [from, to]) => replaceOnce(text, from, to), shell);
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
    'shell.html': replaceOnce(shell, '</head>', `${noindex}</head>`),
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
    _headers: headersFile(headers),
    _redirects: redirectsFile(),
    'vercel.json': vercelFile(headers),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
  await writeServiceWorker(outDir, [
    'shell.html',
    'favicon.svg',
    ...basicFonts(manifest),
    ...chunksOf(manifest, 'index.html'),
    ...pageChunks(manifest, pageModule(paths.products)),
  ]);
  // The manifest served its purpose, and a visitor has no business with it.
  await rm(dirname(manifestFile), { recursive: true });
  await rm(resolve(config.root, rendererFolder), { recursive: true });
}

/** The module of a page that is loaded by itself: one file a page, named like its path. */
function pageModule(path: string): string | undefined {
  if (path === paths.home) return undefined;
  return path === notFoundPath ? 'src/components/not-found.tsx' : `src/site/pages${path}-page.tsx`;
}

/**
 * The built index.html with its style sheet in place of the link to it, which saves the first paint a
 * round trip. The link stays, disabled and so not fetched: Vite looks for it before it loads a chunk that
 * needs the style sheet, and would load it again, over admin.css.
 */
async function withStyle(outDir: string) {
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !file) throw new Error('The built index.html names no style sheet.');
  const style = (await readFile(join(outDir, file), 'utf8')).trim();
  const disabled = link.replace('>', ' disabled>');
  return { shell: replaceOnce(html, link, `<style>${style}</style>${disabled}`), style };
}
