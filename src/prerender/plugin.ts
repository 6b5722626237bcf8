import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Backend } from '../config/read-backend';
import { answerLikeHost } from './answer-like-host.ts';
import { writePages } from './write-pages.ts';

/** Inside node_modules, so that Node resolves the renderer's imports. The process id separates parallel builds. */
const rendererFolder = `node_modules/.prerender/${process.pid}`;

/** Prerenders each public page. `shell.html` has no content and serves all paths of sign-in and the admin area. */
export function prerenderPages(backend: Backend): Plugin {
  return {
    name: 'prerender-pages',
    config() {
      const input = 'src/prerender/render-page.tsx';
      const outDir = rendererFolder;
      const ssr = { outDir, copyPublicDir: false, manifest: false, rolldownOptions: { input } };
      return {
        // Both environments use the same plugin instances, so that the published content is fetched once.
        builder: { sharedConfigBuild: true },
        build: { manifest: true },
        environments: { ssr: { build: ssr } },
      };
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(answerLikeHost(resolve(config.root, config.build.outDir)));
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Vite gave no client or no server build.');
      await builder.build(client);
      await builder.build(ssr);
      await writePages(builder, rendererFolder, backend);
    },
  };
}
