import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';

/** The ports differ from those of `npm start` and `npm run dev`; the second worker's site uses the next port. */
const port = Number(process.env.E2E_PORT ?? 5330);
const siteUrl = `http://localhost:${port}`;
const workers = 2;

// In this time zone it is noon: after midnight, the site would write the date where tests expect only the time.
const pastNoon = new Date().getUTCHours() - 12;
process.env.TZ = `Etc/GMT${pastNoon < 0 ? '' : '+'}${pastNoon}`;

export default defineConfig({
  testDir: './e2e',
  outputDir: './.results',
  fullyParallel: true,
  // Several times the longest test on an idle machine.
  timeout: 60_000,
  // A sign-in hashes a password, creates a session, looks up the role and loads a chunk, one after the other.
  expect: { timeout: 15_000 },
  workers,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'en-GB',
    // Animations take a fifth of the CPU time, and axe would measure contrast in the middle of a fade.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer in place of the routes of a test; `offline.spec.ts` allows it.
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
      testIgnore: 'editor/**',
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
      grepInvert: /@desktop/,
    },
  ],
  webServer: {
    command: 'node tests/embedded/serve.ts',
    cwd: '..',
    url: siteUrl,
    env: { PORT: String(port), SITES: String(workers), UNCOMPRESSED: 'yes' },
    reuseExistingServer: false,
    // On SIGTERM the server closes the databases and removes their folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
  },
});
