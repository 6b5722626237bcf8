/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { visualizer } from 'rollup-plugin-visualizer';
import { defineConfig } from 'vite';
import { type Backend, readBackend } from './src/config/read-backend.ts';
import { inlinePublished } from './src/prerender/inline-published.ts';
import { prerenderPages } from './src/prerender/plugin.ts';
import { stop } from './supabase/embedded/problem.ts';
import { backendOf } from './supabase/embedded/variables.ts';

/**
 * Libraries stay cached over deployments. Modules that several pages share are one chunk; the bundler alone
 * makes one for each set of pages, 31 requests on home.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
    priority: 2,
  },
  {
    name: 'shared',
    test: /\/src\/(site|components|lib|config|pictures)\/|lucide-react/,
    minShareCount: 5,
  },
];

export default defineConfig(({ mode }) => {
  const backend = findBackend(mode);
  return {
    plugins: [
      react(),
      tailwindcss(),
      inlinePublished(backend),
      prerenderPages(backend),
      mode === 'analyse' && {
        ...visualizer({ filename: 'tests/.results/bundle.html', gzipSize: true }),
        applyToEnvironment: ({ name }) => name === 'client',
      },
    ],
    resolve: { tsconfigPaths: true },
    define: { __BACKEND__: JSON.stringify(backend) },
    // If Vite found this dependency only during a visit, it would reload the developer's page.
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
      maxWorkers: '100%',
      pool: 'threads',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.ts'],
            isolate: false,
            setupFiles: ['tests/unit-setup.ts'],
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
            // jsdom is loaded once per worker; tests/unit-setup.ts isolates the files.
            isolate: false,
            setupFiles: ['tests/unit-setup.ts', 'tests/components-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['tests/database/**/*.test.ts'],
            globalSetup: ['tests/embedded/database-setup.ts'],
            setupFiles: ['tests/database/support/clear-content.ts'],
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
  // Tests ignore the developer's .env.
  if (mode === 'test') return readBackend({}, 'embedded');
  try {
    // `npm start` and `npm run dev` set this variable; a build for a static host has no embedded backend.
    return backendOf(mode, process.env.EMBEDDED_BACKEND === 'on' ? 'embedded' : 'none');
  } catch (error) {
    return stop(error);
  }
}
