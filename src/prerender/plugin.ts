import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { company } from '../config/company.ts';
import { paths, productPath } from '../config/paths.ts';
import type { Backend } from '../config/read-backend';
import { answerLikeHost, hostFiles } from './host-files.ts';
import { pagePaths, sitemap } from './page-paths.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSharePicture } from './share-picture.ts';

type Renderer = typeof import('./render-page');
type Chunks = Rolldown.OutputChunk[];

const notFoundPath = '/404';

/** Inside node_modules, so that Node resolves the renderer's imports. The process id separates parallel builds. */
const rendererFolder = `node_modules/.prerender/${process.pid}`;

/** Prerenders each public page. `shell.html` has no content and serves all paths of sign-in and the admin area. */
export function prerenderPages(backend: Backend): Plugin {
  return {
    name: 'prerender-pages',
    config() {
      const input = 'src/prerender/render-page.tsx';
      const outDir = rendererFolder;
      const ssr = { outDir, copyPublicDir: false, rolldownOptions: { input } };
      // A classic script, because a module script may run after the first paint.
      const inlined = {
        write: false,
        rolldownOptions: {
          input: 'src/prerender/query-before-paint.ts',
          output: { format: 'iife' as const },
        },
      };
      return {
        // Both environments use the same plugin instances, so that the published content is fetched once.
        builder: { sharedConfigBuild: true },
        environments: { ssr: { build: ssr }, inlined: { consumer: 'client', build: inlined } },
      };
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(answerLikeHost(resolve(config.root, config.build.outDir)));
    },
    async buildApp(builder) {
      const { client, ssr, inlined } = builder.environments;
      if (!client || !ssr || !inlined) throw new Error('Vite lacks an environment to build in.');
      const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
      await builder.build(ssr);
      const { output: scripts } = (await builder.build(inlined)) as Rolldown.RolldownOutput;
      const chunks = output.filter((file) => file.type === 'chunk');
      await writePages(builder, backend, chunks, scripts[0].code.trim());
    },
  };
}

async function writePages(builder: ViteBuilder, backend: Backend, chunks: Chunks, script: string) {
  const { root, build } = builder.config;
  const outDir = resolve(root, build.outDir);
  const { shell, style } = await withStyle(outDir);
  const renderer = pathToFileURL(resolve(root, rendererFolder, 'render-page.js'));
  const { renderPage, shellWithoutScripts }: Renderer = await import(renderer.href);

  async function writePage(path: string) {
    const page = await renderPage(path);
    const inlined = path === paths.products ? `<script>${script}</script>` : '';
    // Downloads the page's chunk in parallel with the entry, which imports it.
    const file = chunkFile(chunks, pageModule(path));
    const pageScript = `<script type="module" crossorigin src="/${file}"></script>`;
    // `replace` would expand `$&` in a string, but not in the result of a function.
    const html = shell
      .replace('<html ', () => `<html data-prerendered="${page.path}" `)
      .replace('<style>', () => `${page.head}${inlined}<style>`)
      .replace('</head>', () => `${page.data}${pageScript}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`);
    const name = path === paths.home ? 'index' : path.slice(1);
    await writeFile(join(outDir, `${name}.html`), html);
    return page.body;
  }

  await mkdir(join(outDir, paths.products), { recursive: true });
  await Promise.all(
    pagePaths.map(async (path) => writeSharePicture(await writePage(path), path, root, outDir)),
  );
  await writePage(paths.enquiry);
  await writePage(notFoundPath);

  const shellHead = `<title>${company.name}</title><meta name="robots" content="noindex">`;
  const files = {
    'shell.html': shell
      .replace('</head>', `${shellHead}</head>`)
      .replace(/(<noscript>).*?(?=<\/noscript>)/s, `$1${shellWithoutScripts()}`),
    'sitemap.xml': sitemap(),
    // Nothing is disallowed: a crawler that may not fetch /auth and /admin cannot read their `noindex`.
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`,
    ...hostFiles(backend, { style, script }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
  const offline = [paths.home, paths.products, productPath(':id'), paths.contact, paths.enquiry];
  await writeServiceWorker(outDir, [
    'shell.html',
    'favicon.svg',
    'no-picture.svg',
    'assets/*-basic-*.woff2',
    ...withImports(chunks, [
      'index.html',
      ...offline.map(pageModule),
      'src/site/home/products-section.tsx',
      'src/components/ui/toast/toast-list.tsx',
    ]),
  ]);
  await rm(resolve(root, rendererFolder), { recursive: true });
}

function withImports(chunks: Chunks, modules: string[]): Set<string> {
  const files = new Set(modules.map((module) => chunkFile(chunks, module)));
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) files.add(imported);
  }
  return files;
}

function chunkFile(chunks: Chunks, module: string): string {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  return chunk.fileName;
}

/** The file of a page is named after its path, in whatever folder it is. */
function pageModule(path: string): string {
  if (path === notFoundPath) return 'not-found-page.tsx';
  const [, page, product] = path.split('/');
  return `${product ? 'product' : page || 'home'}-page.tsx`;
}

/** Inlines the style sheet of index.html. Its <link> stays, disabled, so that no later chunk loads the file again. */
async function withStyle(outDir: string) {
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !file) throw new Error('The built index.html names no style sheet.');
  const style = (await readFile(join(outDir, file), 'utf8')).trim();
  const linked = html.replace(link, link.replace('>', ' disabled>'));
  // Before the script, so that the browser does not start to download the script while the style is arriving.
  return { shell: linked.replace('<script ', () => `<style>${style}</style><script `), style };
}
