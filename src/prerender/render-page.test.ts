import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '@/config/company';
import { paths, productsPath, publicPaths } from '@/config/paths';
import { renderPage } from './render-page';

// Rendering in the build must not depend on a browser or on the time.

const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'matchMedia'];
const touched: string[] = [];

beforeEach(() => {
  touched.length = 0;
  for (const name of browserGlobals) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => recordAccess(name) });
  }
});

afterEach(() => {
  for (const name of browserGlobals) Reflect.deleteProperty(globalThis, name);
  vi.useRealTimers();
});

/** Libraries may check whether there is a browser. Our own files may not. The stack begins with this function and the getter. */
function recordAccess(name: string): undefined {
  const caller = new Error().stack?.split('\n')[3] ?? '';
  const ours = caller.includes('/src/') && !caller.includes('/node_modules/');
  if (ours) touched.push(`${name} ${caller.trim()}`);
}

function renderPageAt(time: string, path: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  return renderPage(path);
}

test.each([...publicPaths, productsPath('Rice'), '/no-such-page'])(
  '%s is drawn without a browser, and the same at any time',
  async (path) => {
    const page = await renderPageAt('2026-01-01T00:00:00Z', path);
    expect(await renderPageAt('2031-07-15T13:37:00Z', path)).toEqual(page);
    expect(page.head).toContain('<title>');
    expect(page.head).toContain('<meta name="description"');
    expect(page.body).toContain('<h1');
    expect(page.body).toContain('</footer>');
    expect(page.body).not.toMatch(/<(title|meta)\b/);
    expect(page.path).toBe(path === '/no-such-page' ? '*' : path.replace(/\?.*/, ''));
    expect(touched).toEqual([]);
  },
);

test('a page drawn without a browser knows nobody, and so shows no Admin Panel', async () => {
  const { body } = await renderPage(paths.home);
  expect(body).toContain(company.legalName.replace('&', '&amp;'));
  expect(body).not.toContain('Admin Panel');
});

test('the sign-in page waits for what only a browser knows: the session', async () => {
  const { body } = await renderPage(paths.auth);
  expect(body).toContain('role="status"');
  expect(body).not.toContain('<form');
  expect(touched).toEqual([]);
});

test('the admin area is not drawn for nobody', async () => {
  const { body } = await renderPage(paths.admin);
  expect(body).toContain('role="status"');
  expect(body).not.toContain('Admin Dashboard');
});
