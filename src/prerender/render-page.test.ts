import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '@/config/company';
import { indexedPaths, paths, productPath, productsPath } from '@/config/paths';
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

test.each([...indexedPaths, productsPath('Rice'), '/no-such-page'])(
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

test.each([
  [paths.home, company.legalName.replace('&', '&amp;'), 'Admin Panel'],
  [paths.auth, 'role="status"', '<form'],
  [paths.admin, 'role="status"', 'Admin Dashboard'],
])(
  '%s is drawn for nobody in particular: the session is in the browser',
  async (path, there, not) => {
    const { body } = await renderPage(path);
    expect(body).toContain(there);
    expect(body).not.toContain(not);
    expect(touched).toEqual([]);
  },
);

test.each([
  [paths.home, /<fieldset disabled[^>]*>.*aria-label="Next slide"/s],
  [paths.contact, /<button[^>]* disabled=""[^>]*>Send Message/],
  [
    paths.contact,
    /class="[^"]*noscript:block[^"]*">.*write to.*info@saffrongate\.example.*WhatsApp:/s,
  ],
  [paths.enquiry, /class="[^"]*noscript:block[^"]*">The list.* needs JavaScript/s],
  [productPath('oats'), /<button[^>]* disabled=""[^>]*>.*Share.*<fieldset[^>]* disabled.*Price/s],
])('what needs scripts on %s says so, or is disabled until it is hydrated', async (path, html) => {
  expect((await renderPage(path)).body).toMatch(html);
});
