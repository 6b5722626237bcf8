import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Rolldown, type ViteBuilder } from 'vite';
import { paths, productPath, sharePicturePath, sharePictureSize } from '../config/paths.ts';
import type { Backend } from '../config/read-backend';
import { headersFile, redirectsFile, securityHeaders, vercelFile } from './host-files.ts';
import { type PagePath, pagePaths, robots, sitemap } from './page-paths.ts';
import { basicFonts, chunksOf, fontPreloads, pageChunks, pageScript } from './preload-links.ts';
import type { PrerenderedPage } from './render-page';
import { writeServiceWorker } from './service-worker.ts';
import { writeSharePicture } from './share-picture.ts';

type Renderer = { renderPage: (path: string) => Promise<PrerenderedPage> };

/** In the HTML, for crawlers that run no scripts. */
const noindex = '<meta name="robots" content="noindex">';

/** A path without a page. */
const notFoundPath = '/404';

/** Writes the prerendered pages, the host's files and the service worker into the client's build. */
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
  const script = await inlineScript(config.root, 'src/prerender/query-before-paint.ts');
  const inlined = `<script>${script}</script>`;

  async function write(file: string, path: string) {
    const page = await renderPage(path);
    const replacements: [string, string][] = [
      ['<html ', `<html data-prerendered="${page.path}" `],
      ['<style>', `${page.head}${path === paths.products ? inlined : ''}<style>`],
      ['</head>', `${page.data}${pageScript(manifest, pageModule(path))}</head>`],
      ['<body>', `<body>${fontPreloads(manifest)}`],
      ['<div id="root"></div>', `<div id="root">${page.body}</div>`],
    ];
    // Not as strings, in which `$&` has a meaning.
    const html = replacements.reduce((text, [from, to]) => text.replace(from, () => to), shell);
    await writeFile(join(outDir, file), html);
    return page.body;
  }

  async function writeWithSharePicture(path: PagePath) {
    const body = await write(path === paths.home ? 'index.html' : `${path.slice(1)}.html`, path);
    await writeSharePicture(
      body,
      sharePictureSize(path),
      resolve(config.root, 'src/pictures/masters'),
      join(outDir, sharePicturePath(path)),
    );
  }

  await mkdir(join(outDir, paths.products), { recursive: true });
  // Concurrently: sharp encodes in its own threads.
  await Promise.all(pagePaths.map(writeWithSharePicture));
  // Neither page is shared: no share picture.
  await write(`${paths.enquiry.slice(1)}.html`, paths.enquiry);
  await write('404.html', notFoundPath);

  const headers = securityHeaders(backend, { style, script });
  const files = {
    'shell.html': shell.replace('</head>', `${noindex}</head>`),
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
    'no-picture.svg',
    ...basicFonts(manifest),
    ...chunksOf(manifest, 'index.html'),
    ...[paths.home, paths.products, productPath(':id'), paths.contact, paths.enquiry].flatMap(
      (path) => pageChunks(manifest, pageModule(path)),
    ),
    ...pageChunks(manifest, 'src/site/home/products-section.tsx'),
  ]);
  // Inputs of this build only.
  await rm(dirname(manifestFile), { recursive: true });
  await rm(resolve(config.root, rendererFolder), { recursive: true });
}

/** The module of a page, named like its path. */
function pageModule(path: string): string {
  if (path === paths.home) return 'src/site/home/home-page.tsx';
  if (path === paths.contact) return 'src/site/contact/contact-page.tsx';
  if (path === notFoundPath) return 'src/components/not-found.tsx';
  const isProduct = path.startsWith(productPath(''));
  return `src/site/pages${isProduct ? '/product' : path}-page.tsx`;
}

/** A module with all that it imports as one classic script, which runs before the first paint. */
async function inlineScript(root: string, module: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: resolve(root, module), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/**
 * The built index.html with its style sheet inside. The link stays, disabled and so not fetched: without it Vite
 * would load the style sheet again, over admin.css, with the first chunk that needs it.
 */
async function withStyle(outDir: string) {
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !file) throw new Error('The built index.html names no style sheet.');
  const style = (await readFile(join(outDir, file), 'utf8')).trim();
  const linked = html.replace(link, link.replace('>', ' disabled>'));
  // Before the script, which would compete with it for bandwidth.
  return { shell: linked.replace('<script ', () => `<style>${style}</style><script `), style };
}
