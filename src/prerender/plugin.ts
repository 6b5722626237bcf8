import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect, Manifest, Plugin, ViteBuilder } from 'vite';
import { paths, publicPaths, sharePicturePath } from '../config/paths.ts';
import { partsOf, preloadLinks } from './preload-links.ts';
import type { WrittenPage } from './render-page';
import { writeSharePicture } from './share-picture.ts';
import { robots, sitemap } from './site-files.ts';

type Renderer = { renderPage: (path: string) => Promise<WrittenPage> };

/** Inside the project, where the code that draws finds its libraries; two builds at once do not meet. */
const rendererFolder = `node_modules/.prerender/${process.pid}`;

/** Screens that are not written: they begin empty. */
const shellPaths = [paths.auth, paths.admin];

/** The page for every address that has none. */
const notFoundPath = '/404';

/**
 * Writes each public page as an HTML file of its own beside the app: for the first paint, for link
 * previews, for readers without JavaScript. The app takes it over in the browser (src/mount.tsx).
 * `shell.html` is the page without content, for the screens that have none until somebody signs in.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    config: (_config, { command }) =>
      command === 'build'
        ? {
            builder: {},
            build: { manifest: true },
            environments: {
              ssr: {
                build: {
                  outDir: rendererFolder,
                  emptyOutDir: true,
                  copyPublicDir: false,
                  manifest: false,
                  rolldownOptions: { input: 'src/prerender/render-page.tsx' },
                },
              },
            },
          }
        : undefined,
    configurePreviewServer(server) {
      server.middlewares.use(
        answerLikeHost(resolve(server.config.root, server.config.build.outDir)),
      );
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Vite gave no client or no server build.');
      await builder.build(client);
      await builder.build(ssr);
      await writePages(builder);
    },
  };
}

/** The module of a screen that is loaded by itself: one file a page, named like its address. */
function screenOf(path: string): string | undefined {
  return path === paths.home || path === notFoundPath ? undefined : `src/site${path}-page.tsx`;
}

/**
 * `vite preview` answers as a host does: a page's file, the shell for the screens behind sign-in, and
 * for everything else the not-found page with its status.
 */
function answerLikeHost(outDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (shellPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) {
      request.url = '/shell.html';
      return next();
    }
    const page = join(outDir, pathname.replace(/\/$/, ''));
    if (existsSync(page) || existsSync(`${page}.html`)) return next();
    readFile(join(outDir, '404.html')).then(
      (html) => response.writeHead(404, { 'Content-Type': 'text/html' }).end(html),
      next,
    );
  };
}

async function writePages({ config, environments }: ViteBuilder) {
  const outDir = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  const renderer = pathToFileURL(resolve(config.root, rendererFolder, 'render-page.js'));
  const { renderPage }: Renderer = await import(renderer.href);

  async function write(file: string, path: string) {
    const page = await renderPage(path);
    const head = page.head + preloadLinks(page.body, manifest);
    const parts = partsOf(manifest, screenOf(path)).join(' ');
    const html = shell
      .replace('<html ', () => `<html data-route="${page.route}" data-parts="${parts}" `)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root" data-part></div>', (root) =>
        root.replace('></', () => `>${page.body}</`),
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
  await writeFile(join(outDir, 'shell.html'), shell);
  await writeFile(join(outDir, 'sitemap.xml'), sitemap());
  await writeFile(join(outDir, 'robots.txt'), robots());
  // The manifest served its purpose, and a visitor has no business with it.
  await rm(dirname(manifestFile), { recursive: true });
  await rm(resolve(config.root, rendererFolder), { recursive: true });
}
