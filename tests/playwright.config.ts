import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';

/** Not the ports of `npm start` and `npm run dev`; the second worker's site is on the next one. */
const port = Number(process.env.E2E_PORT ?? 5330);
const siteUrl = `http://localhost:${port}`;
const workers = 2;

export default defineConfig({
  testDir: './e2e',
  outputDir: './.results',
  fullyParallel: true,
  // For a busy machine: on an idle one the longest test takes a sixth of this.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    // The first worker's; support/test.ts gives each worker its own.
    baseURL: siteUrl,
    locale: 'en-GB',
    // Drawing what moves takes a fifth of the CPU time, and axe would measure contrast in the middle of a
    // fade. Tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in place of the network that a test arranges; `offline.spec.ts` lets it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      // Sessions, rights, the forms of accounts and the editor's data do not depend on the screen; how
      // their pages look there is in admin-screens, admin-accessibility and the editor's own tests.
      testIgnore: ['editor/**', '**/accounts-*', '**/admin-{guard,logout}*'],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
      grepInvert: /@desktop/,
    },
  ],
  // The production build, once for each worker, each with a backend and a database of its own.
  webServer: {
    command: 'node tests/embedded/serve.ts',
    cwd: '..',
    url: siteUrl,
    env: { PORT: String(port), SITES: String(workers), UNCOMPRESSED: 'yes' },
    reuseExistingServer: false,
    // So that it closes the databases and removes their folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
  },
});
