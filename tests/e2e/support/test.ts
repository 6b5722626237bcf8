import { test as base } from '@playwright/test';
import { clearContent } from './content';

type Fixtures = {
  /** The test provokes these console errors or uncaught exceptions: `expectedErrors.push(/ERR_FAILED/)`. */
  expectedErrors: RegExp[];
  /** Fails every test on an undeclared error and on a request to another host. */
  cleanRun: undefined;
};

type WorkerFixtures = {
  /** Each worker has a site and a database of its own. */
  site: string;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ playwright }, use, { parallelIndex, project }) => {
      const url = new URL(project.use.baseURL ?? '');
      url.port = String(Number(url.port) + parallelIndex);
      const request = await playwright.request.newContext({ baseURL: url.origin });
      // After a failed test, a new worker starts on that test's content.
      await clearContent(request);
      await request.dispose();
      await use(url.origin);
    },
    { scope: 'worker', auto: true },
  ],

  baseURL: ({ site }, use) => use(site),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  expectedErrors: async ({}, use) => {
    await use([]);
  },

  cleanRun: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const errors: string[] = [];
      const foreign: string[] = [];
      const ownHost = new URL(baseURL ?? '').host;

      context.on('console', (message) => {
        // Chromium logs an error for a document with status 404, and unknown paths have that status.
        const aboutPage = message.location().url === message.page()?.url();
        if (message.type() === 'error' && !(aboutPage && /status of 404/.test(message.text()))) {
          errors.push(`${message.text()} ${message.location().url}`);
        }
      });
      context.on('weberror', (webError) => {
        errors.push(String(webError.error()));
      });
      function recordForeign(address: string) {
        const { protocol, host } = new URL(address);
        if (protocol !== 'data:' && protocol !== 'blob:' && host !== ownHost) foreign.push(address);
      }
      context.on('request', (request) => recordForeign(request.url()));
      context.on('page', (page) => {
        page.on('websocket', (socket) => recordForeign(socket.url()));
      });

      await use(undefined);

      const unexpected = errors.filter((error) => !expectedErrors.some((each) => each.test(error)));
      expect(unexpected, 'console errors and uncaught exceptions').toEqual([]);
      expect(foreign, 'requests to a foreign host').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
