/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { visualizer } from 'rollup-plugin-visualizer';
import { defineConfig } from 'vite';
import { goodsFiles } from './src/catalogue/goods/goods-files.ts';
import { type Backend, readBackend } from './src/config/read-backend.ts';
import { inlinePublished } from './src/prerender/inline-published.ts';
import { prerenderPages } from './src/prerender/plugin.ts';
import { readBackendFor } from './supabase/embedded/environment.ts';
import { stop } from './supabase/embedded/problem.ts';

const chunkGroups = [
  // Libraries rarely change, so browsers reuse this chunk after a deployment.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
    // What only later chunks import, such as mutations, stays with them.
    tags: ['$initial' as const],
    priority: 2,
  },
  // Without this group, the bundler makes a chunk for each combination of chunks that share modules. Pages that are only read
  // need no forms.
  {
    name: 'shared',
    test: /\/src\/(site|components|lib|config|pictures)\/(?!call-to|page-banner|busy-label|sentence|errors|words|clean-input|this-device|ui\/(alert|confirm|control|field|modal))|lucide-react(?!.*icons)/,
    minShareCount: 5,
  },
  // What the fields of a product's page and those of a form have in common.
  { name: 'controls', test: /\/ui\/(alert|control)/ },
  // Not in `shared`, with which each page would load the icons of the core values. Alone, each of these would be a chunk.
  {
    name: 'small',
    test: /icons\/(arrow|chevron|compass|globe|users)|arrow-link|stat-list|uploaded-pictures/,
    minShareCount: 2,
  },
];

// The package exports its development build to every bundler: https://github.com/remix-run/react-router/issues/14102
const releasedRouter = [
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
].map(([find = '', file = '']) => ({
  find: new RegExp(`^${find}$`),
  replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production', file),
}));

export default defineConfig(({ mode }) => {
  const backend = findBackend(mode);
  return {
    plugins: [
      react(),
      tailwindcss(),
      goodsFiles(),
      inlinePublished(backend),
      prerenderPages(backend),
      mode === 'analyse' && {
        ...visualizer({ filename: 'tests/.results/bundle.html', gzipSize: true }),
        applyToEnvironment: ({ name }) => name === 'client',
      },
    ],
    resolve: { tsconfigPaths: true, alias: mode === 'production' ? releasedRouter : [] },
    define: { __BACKEND__: JSON.stringify(backend) },
    // This library is imported dynamically. If Vite discovered it on demand, the development page would reload.
    optimizeDeps: { include: ['@supabase/supabase-js'] },
    build: { sourcemap: false, rolldownOptions: { checks: { pluginTimings: false } } },
    environments: {
      client: {
        build: {
          modulePreload: {
            polyfill: false,
            // The HTML has no modulepreload: scripts would compete with the first picture and the fonts.
            resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
          },
          // https://rolldown.rs/options/output#codesplitting
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
      },
    },
    test: {
      // One more than the processors of a small machine: the database's tests wait for the database.
      maxWorkers: 3,
      pool: 'threads',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.ts'],
            isolate: false,
            setupFiles: ['tests/wait-setup.ts', 'tests/unit-setup.ts'],
          },
        },
        {
          test: {
            name: 'build',
            include: ['tests/build/**/*.test.ts'],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx'],
            // Loading jsdom for each file is slow. tests/unit-setup.ts resets the globals between files instead.
            isolate: false,
            setupFiles: ['tests/wait-setup.ts', 'tests/unit-setup.ts', 'tests/components-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['tests/database/**/*.test.ts'],
            globalSetup: ['tests/embedded/database-setup.ts'],
            setupFiles: ['tests/wait-setup.ts', 'tests/database/support/clear-content.ts'],
            hookTimeout: 120_000,
            testTimeout: 30_000,
          },
        },
      ],
    },
  };
});

function findBackend(mode: string): Backend {
  // Tests ignore the developer's .env.
  if (mode === 'test') return readBackend({}, 'embedded');
  try {
    // `npm start` and `npm run dev` set this variable; a build for a static host has no embedded backend.
    return readBackendFor(mode, process.env.EMBEDDED_BACKEND === 'on' ? 'embedded' : 'none');
  } catch (error) {
    return stop(error);
  }
}
