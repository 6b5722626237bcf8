import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { indexedPaths, ownPath, paths, productPath } from '../config/paths.ts';
import type { Backend } from '../config/read-backend';

type Inlined = { style: string; script: string };

const clientRendered = [paths.auth, paths.admin].flatMap((path) => [path, `${path}/*`]);

/** Netlify and Cloudflare Pages read `_headers` and `_redirects`. For prerendered pages, which are files, hosts need no rule. */
export function hostFiles(backend: Backend, inlined: Inlined): Record<string, string> {
  const cached = (routes: string[], value: string) =>
    routes.map((route) => ({ route, headers: [['Cache-Control', value]] }));
  // No two rules set the same header for a path, because Netlify and Cloudflare Pages would join the values.
  const rules = [
    { route: '/*', headers: securityHeaders(backend, inlined) },
    ...cached([...indexedPaths, productPath('*'), ...clientRendered], 'no-cache'),
    ...cached(['/assets/*', '/pictures/*'], 'public, max-age=31536000, immutable'),
  ];
  const sourceOf = (route: string) => route.replace('*', '(.*)');
  const vercel = {
    cleanUrls: true,
    rewrites: clientRendered.map((path) => ({ source: sourceOf(path), destination: '/shell' })),
    headers: rules.map(({ route, headers }) => ({
      source: sourceOf(route),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
  return {
    _headers: rules
      .flatMap(({ route, headers }) => [route, ...headers.map((pair) => `  ${pair.join(': ')}`)])
      .concat('')
      .join('\n'),
    _redirects: clientRendered.map((path) => `${path} /shell.html 200\n`).join(''),
    'vercel.json': `${JSON.stringify(vercel, null, 2)}\n`,
  };
}

function securityHeaders(backend: Backend, { style, script }: Inlined) {
  const api = backend.url && ` ${new URL(backend.url).origin}`;
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashSource(script)}`,
    `style-src 'self' ${hashSource(style)}`,
    // Prerendered elements have `style` attributes, e.g. the colours of product cards.
    "style-src-attr 'unsafe-inline'",
    // The editor shows a picture from a blob URL while uploading it.
    `img-src 'self' data: blob:${api}`,
    `connect-src 'self'${api}`,
    "require-trusted-types-for 'script'",
    // `registerServiceWorker` makes it.
    'trusted-types service-worker',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The editor's preview is a frame with a page of this site.
    "frame-ancestors 'self'",
  ];
  return Object.entries({
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function headersFor(file: string, path: string): [name: string, value: string][] {
  return file.split(/\n(?=\/)/).flatMap((rule) => {
    const [route = '', ...lines] = rule.trim().split('\n  ');
    const applies = route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route;
    return applies ? lines.map((line) => line.split(/: (.+)/, 2) as [string, string]) : [];
  });
}

/** Makes `vite preview` answer like a host that reads `_headers` and `_redirects`. */
export function answerLikeHost(outDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [pathname = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
    const headers = readFileSync(join(outDir, '_headers'), 'utf8');
    response.setHeaders(new Map(headersFor(headers, pathname)));
    const own = ownPath(pathname);
    const isClientRendered = /^\/(auth|admin)(\/|$)/.test(own);
    const page = isClientRendered ? '/shell' : own.replace(/^\/$/, '/index');
    const isPage = isFile(join(outDir, `${page}.html`));
    if (isPage && own !== pathname) {
      response.writeHead(301, { Location: own + query.join('') });
      return response.end();
    }
    if (isPage) request.url = `${page}.html`;
    if (isPage || isFile(join(outDir, pathname))) return next();
    response.writeHead(404, { 'Content-Type': 'text/html' });
    response.end(readFileSync(join(outDir, '404.html')));
  };
}

/** `/products` is also a folder, which holds the product pages. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
