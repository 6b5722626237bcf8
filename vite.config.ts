/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type Backend, readBackend } from './src/config/read-backend.ts';
import { prerenderPages } from './src/prerender/plugin.ts';
import { stop } from './supabase/embedded/problem.ts';
import { backendOf } from './supabase/embedded/variables.ts';

export default defineConfig(({ mode }) => {
  return {
    plugins: [react(), tailwindcss(), prerenderPages()],
    resolve: { alias: { '@': resolve(import.meta.dirname, 'src') } },
    define: { __BACKEND__: JSON.stringify(findBackend(mode)) },
    // Found late, they would reload the page under the developer.
    optimizeDeps: { include: ['@supabase/supabase-js'] },
    // How long the plugins took is no news for whoever only starts the site.
    build: { sourcemap: false, rolldownOptions: { checks: { pluginTimings: false } } },
    test: {
      // Vitest itself would leave one of the two processors of a small machine idle.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.ts'],
            setupFiles: ['tests/unit-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx'],
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
