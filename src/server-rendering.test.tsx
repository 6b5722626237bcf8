// @vitest-environment node
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthProvider } from '@/auth/auth-context';
import { Toaster } from '@/components/ui/toaster';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { createQueryClient } from '@/lib/query-client';
import { routes } from '@/routes';

// The pages will be written as HTML by the build, where there is no browser and where the clock
// says when it was built.

const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'matchMedia'];
const touched: string[] = [];

beforeEach(() => {
  touched.length = 0;
  for (const name of browserGlobals) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => note(name) });
  }
});

/** Libraries may ask whether there is a browser; our own files may not even ask. */
function note(name: string): undefined {
  const caller = new Error().stack?.split('\n')[3] ?? '';
  if (/\/src\//.test(caller) && !/node_modules/.test(caller))
    touched.push(`${name} ${caller.trim()}`);
}

afterEach(() => {
  for (const name of browserGlobals) Reflect.deleteProperty(globalThis, name);
  vi.useRealTimers();
});

async function renderPage(path: string, now: string): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`https://site.example${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>,
  );
}

const publicPaths = Object.values(paths).filter(
  (path) => path !== paths.auth && path !== paths.admin,
);

test.each([...publicPaths, '/products?category=Rice', '/no-such-page'])(
  '%s is drawn without a browser, and the same at any time',
  async (path) => {
    const early = await renderPage(path, '2026-01-01T00:00:00Z');
    const late = await renderPage(path, '2031-07-15T13:37:00Z');
    expect(late).toBe(early);
    expect(early).toContain('<h1');
    expect(early).toContain('</footer>');
    expect(early).toContain(company.legalName.replace('&', '&amp;'));
    expect(touched).toEqual([]);
  },
);

test('a page drawn without a browser knows nobody, and so shows no Admin Panel', async () => {
  expect(await renderPage(paths.home, '2026-01-01T00:00:00Z')).not.toContain('Admin Panel');
});

test('the sign-in page waits for the session of the browser', async () => {
  const html = await renderPage(paths.auth, '2026-01-01T00:00:00Z');
  expect(html).toContain('role="status"');
  expect(touched).toEqual([]);
});
