import { type Plugin, runnerImport } from 'vite';
import type { Backend } from '../config/read-backend';
import { fetchPublished } from '../content/published/fetch-published.ts';

type Reader = typeof import('../content/published/read-sections');

/** Adds the published content to the build, so that visitors fetch only newer entries. */
export function inlinePublished(backend: Backend): Plugin {
  let published: ReturnType<Reader['readSections']> = [];
  return {
    name: 'inline-published',
    apply: 'build',
    async configResolved({ root, logger }) {
      if (backend.kind !== 'hosted') return;
      try {
        const { module } = await runnerImport<Reader>('/src/content/published/read-sections.ts', {
          root,
          logLevel: 'error',
          define: { __BACKEND__: JSON.stringify(backend) },
          resolve: { tsconfigPaths: true },
        });
        published = module.readSections(await fetchPublished(backend, []));
        logger.info(`Published sections that are built in: ${published.length}.`);
      } catch (error) {
        logger.warn(
          `Nothing published is built in, for ${backend.url} did not answer as it should: ${error}`,
        );
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const entries = Object.fromEntries(published.map(({ section, entry }) => [section, entry]));
      // The admin dashboard compares this file with what is published now.
      const source = JSON.stringify({ builtAt: new Date().toISOString(), entries });
      this.emitFile({ type: 'asset', fileName: 'build.json', source });
    },
    transform: {
      filter: {
        id: /\/src\/content\/(?:sections\/[\w-]+\/default-content|published\/use-section)\.ts$/,
      },
      handler(code, id) {
        if (id.endsWith('/use-section.ts')) {
          const ids = published.map(({ entry }) => entry);
          return `${code}\nentryIdsAtBuild.push(${ids});`;
        }
        const row = published.find(({ section }) => id.endsWith(`/${section}/default-content.ts`));
        if (!row) return;
        // The default-content.ts of `vision-mission` exports `visionMissionSection`.
        const name = row.section.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        return `${code}\n${name}Section.contentOfBuild = ${JSON.stringify(row.content)};`;
      },
    },
  };
}
