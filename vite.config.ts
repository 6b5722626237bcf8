/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { visualizer } from 'rollup-plugin-visualizer';
import { defineConfig, type PluginOption } from 'vite';
import { type Backend, readBackend } from './src/config/read-backend.ts';
import { inlinePublished } from './src/prerender/inline-published.ts';
import { onePathIcons } from './src/prerender/one-path-icons.ts';
import { prerenderPages } from './src/prerender/plugin.ts';
import { stop } from './supabase/embedded/problem.ts';
import { backendOf } from './supabase/embedded/variables.ts';

/**
 * Chunks of what several pages share; the bundler alone would make a file of each set of modules that
 * the same pages import: https://rolldown.rs/options/output#codesplitting
 */
const chunkGroups = [
  {
    name: 'vendor',
    // The categories are in the menu of every page: in the catalogue's chunk, they would bring it along.
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|src\/catalogue\/categories/,
    priority: 4,
  },
  // Of product pages and the search: with the catalogue, home would load it, too.
  { name: 'names', test: /src\/catalogue\/product-names/, priority: 3 },
  // Before the catalogue, since a group takes along what its modules import: here, what the entry needs.
  {
    name: 'pages',
    test: /src\/(site|pictures|config)\/|src\/components\/(?!not-found)[\w-]+\.tsx|src\/lib\/(store|use-hydrated|is-record|random-id)|preload-helper|lucide-react\/dist\/esm\/icons\/(x|check|chevron-right|clock|compass|users)\./,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'catalogue', test: /src\/catalogue\//, minShareCount: 2, priority: 1 },
  // Small ones of which one imports the other: in files of their own, a round trip each.
  { name: 'texts', test: /src\/(enquiry\/(quantity|plain-text)|lib\/copy-text)\./ },
];

export default defineConfig(({ mode }) => {
  const backend = findBackend(mode);
  return {
    plugins: [
      react(),
      tailwindcss(),
      onePathIcons(),
      inlinePublished(backend),
      prerenderPages(backend),
      mode === 'analyse' && bundleMap(),
    ],
    resolve: {
      alias: { '@': inProject('src') },
    },
    define: { __BACKEND__: JSON.stringify(backend) },
    // Discovered during a visit, the dependency would reload the developer's page.
    optimizeDeps: { include: ['@supabase/supabase-js'] },
    // Plugin timings are of no use to somebody who starts the site.
    build: { sourcemap: false, rolldownOptions: { checks: { pluginTimings: false } } },
    environments: {
      client: {
        build: {
          modulePreload: {
            polyfill: false,
            // None in the HTML: scripts would share the line with the first picture and the fonts.
            resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
          },
          rolldownOptions: {
            output: {
              // Without groups, each set of modules that the same pages share would be a file of its own.
              codeSplitting: { groups: chunkGroups },
            },
          },
        },
      },
    },
    test: {
      // Vitest itself would leave one of the two processors of a small machine idle.
      maxWorkers: '100%',
      // A seventh less CPU time than processes.
      pool: 'threads',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.ts'],
            isolate: false,
            setupFiles: ['tests/unit-setup.ts'],
          },
        },
        {
          test: {
            name: 'build',
            environment: 'node',
            include: ['tests/build/**/*.test.ts'],
            // One of them builds twice, on a machine that may have more to do.
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx'],
            // jsdom is loaded once per worker, in half of the time; tests/unit-setup.ts keeps files apart.
            isolate: false,
            setupFiles: ['tests/unit-setup.ts', 'tests/components-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            environment: 'node',
            include: ['tests/database/**/*.test.ts'],
            globalSetup: ['tests/embedded/database-setup.ts'],
            setupFiles: ['tests/database/support/clear-content.ts'],
            // One server for all; opening a database takes seconds on a busy machine.
            fileParallelism: false,
            hookTimeout: 120_000,
            testTimeout: 30_000,
          },
        },
      ],
    },
  };
});

function findBackend(mode: string): Backend {
  // Tests see the site as on a fresh machine, whatever project the developer's .env names.
  if (mode === 'test') return readBackend({}, 'embedded');
  try {
    // `npm start` and `npm run dev` set this variable; a build for a static host has no backend of its own.
    return backendOf(mode, process.env.EMBEDDED_BACKEND === 'on' ? 'embedded' : 'none');
  } catch (error) {
    return stop(error);
  }
}

function inProject(path: string): string {
  return resolve(import.meta.dirname, path);
}

/** `npm run analyse`: what the browser's build is made of, as a page to look at. */
function bundleMap(): PluginOption {
  return {
    ...visualizer({ filename: inProject('tests/.results/bundle.html'), gzipSize: true }),
    applyToEnvironment: ({ name }) => name === 'client',
  };
}
