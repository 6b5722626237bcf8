import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Backend } from '../config/read-backend';
import { answerLikeHost } from './answer-like-host.ts';
import { writePages } from './write-pages.ts';

/** Inside the project, where the code that draws finds its libraries; two builds at once do not meet. */
const rendererFolder = `node_modules/.prerender/${process.pid}`;

/**
 * Writes each public page as an HTML file of its own beside the app: for the first paint, for link
 * previews, for readers without JavaScript. The app takes it over in the browser (src/mount.tsx).
 * `shell.html` is the page without content, for the screens that have none until somebody signs in.
 */
export function prerenderPages(backend: Backend): Plugin {
  return {
    name: 'prerender-pages',
    config: (_config, { command }) =>
      command === 'build'
        ? {
            // Both halves of the build show the same published content: it is asked for once.
            builder: { sharedConfigBuild: true },
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
      await writePages(builder, rendererFolder, backend);
    },
  };
}
