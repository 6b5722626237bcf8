import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexedPaths } from '../../src/config/paths.ts';
import { headersFor } from '../../src/prerender/host-files.ts';
import { dist, files, read } from './built-site.ts';

const texts = files().filter((path) => /\.(html|js|css|json|txt|xml|svg)$|\/_\w+$/.test(path));
const pages = files().filter((path) => path.endsWith('.html'));

function holders(pattern: RegExp, among = texts): string[] {
  return among.filter((path) => pattern.test(read(path)));
}

test('the build holds no secret, no demo account and no source map', () => {
  expect(texts.length).toBeGreaterThan(40);
  expect(holders(/sb_secret_\w|service_role|SUPABASE_SERVICE|postgres(ql)?:\/\//)).toEqual([]);
  // Supabase's older keys are JWTs.
  const tokens = texts.flatMap((path) => read(path).match(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g) ?? []);
  expect(tokens).toEqual([]);
  expect(holders(/saffron-(admin|user)\b|(admin|user)@saffrongate\.example/)).toEqual([]);
  expect(holders(/sourceMappingURL/)).toEqual([]);
  expect(files().filter((path) => path.endsWith('.map') || path.includes('/.'))).toEqual([]);
});

test('nothing in the pages needs more than the content security policy allows', () => {
  const policy = new Map(headersFor(read('/_headers'), '/')).get('Content-Security-Policy') ?? '';
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'self'");
  for (const page of pages) {
    const html = read(page);
    // Inline scripts that run have no attributes here. The one of /products applies the URL's query before the paint.
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, script = '']) => script,
    );
    expect(scripts, `scripts in ${page}`).toHaveLength(page === '/products.html' ? 1 : 0);
    for (const script of scripts) expect(policy).toContain(sha256(script));
    expect(html, page).not.toMatch(/<[^>]+\son\w+=/);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(html.match(/<style\b/g), page).toHaveLength(1);
    expect(policy).toContain(sha256(style));
  }
  const scripts = texts.filter((path) => path.endsWith('.js'));
  expect(holders(/\beval\(|new Function\(/, scripts)).toEqual([]);
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

test('the host files say the same for every host', () => {
  const { headers, rewrites } = JSON.parse(read('/vercel.json'));
  const headersOf = (path: string) => headersFor(read('/_headers'), path);
  const everywhere = headersOf('/about');
  expect(everywhere.map(([name]) => name)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cache-Control',
  ]);
  expect(headers[0]).toEqual({
    source: '/(.*)',
    headers: everywhere.slice(0, -1).map(([key, value]) => ({ key, value })),
  });
  const others = ['/products/cumin', '/auth', '/auth/new-password', '/admin', '/admin/hero'];
  for (const path of [...indexedPaths, ...others])
    expect(headersOf(path).at(-1), path).toEqual(['Cache-Control', 'no-cache']);
  const hashed = headersOf('/assets/x.js').filter(([name]) => name === 'Cache-Control');
  expect(hashed).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']]);
  const html = headers.find(({ source }: { source: string }) => source === '/products/(.*)');
  expect(html.headers).toEqual([{ key: 'Cache-Control', value: 'no-cache' }]);

  const shells = ['/auth', '/auth/*', '/admin', '/admin/*'];
  expect(rewrites.map(({ source }: { source: string }) => source)).toEqual(
    shells.map((path) => path.replace('*', '(.*)')),
  );
  expect(read('/_redirects').trim().split('\n')).toEqual(
    shells.map((path) => `${path} /shell.html 200`),
  );
});

test('everything that a page names is there', () => {
  for (const page of pages) {
    const html = read(page);
    const named = [...html.matchAll(/(?:src|href)="(\/[^"#?]*)"/g)].map(([, path]) => path ?? '');
    const listed = [...html.matchAll(/srcset="([^"]*)"/gi)].flatMap(
      ([, list = '']) => list.match(/\/[\w./-]+/g) ?? [],
    );
    const missing = [...new Set([...named, ...listed])].filter(
      (path) => !/^\/(auth|admin)?$/.test(path) && !isThere(path),
    );
    expect(missing, page).toEqual([]);
  }
});

function isThere(path: string) {
  return existsSync(join(dist, path)) || existsSync(join(dist, `${path}.html`));
}
