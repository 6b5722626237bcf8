import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';

/** A port of the tests' own, so that they run beside `npm start` and `npm run dev`. */
const port = Number(process.env.E2E_PORT ?? 5330);
const siteUrl = `http://localhost:${port}`;
const onCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: './e2e',
  outputDir: './.results',
  fullyParallel: true,
  // For a busy machine; nothing waits as long as this when all is well.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: onCi,
  retries: onCi ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'en-GB',
    // It would answer in place of the network that a test arranges; `offline.spec.ts` lets it in.
    serviceWorkers: 'block',
    // Recording each test costs as much as the test; a repeated one shows what went wrong.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
      testIgnore: 'editor/**',
    },
    {
      name: 'phone',
      // Sessions, rights and forms of accounts do not depend on the screen; how their pages look there is
      // in admin-screens and admin-accessibility.
      testIgnore: ['editor/**', '**/accounts-*', '**/admin-{guard,role,logout}*', '**/requests*'],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
      grepInvert: /@desktop/,
    },
    // What these publish, every visitor sees: they come last.
    {
      name: 'editor',
      testMatch: 'editor/**',
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  // The production build with a backend and a database of its own.
  webServer: {
    command: 'node tests/embedded/serve.ts',
    cwd: '..',
    url: siteUrl,
    env: { PORT: String(port), UNCOMPRESSED: 'yes' },
    reuseExistingServer: false,
    // So that it closes the database and takes it away.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
  },
});
