import { createHash } from 'node:crypto';
import { paths } from '../config/paths.ts';
import type { Backend } from '../config/read-backend';

type Headers = Record<string, string>;

/** Addresses whose files carry a hash in their name. */
const hashed = ['/assets', '/pictures'];
const immutable = 'public, max-age=31536000, immutable';

/** Screens that are drawn in the browser alone. */
const drawnScreens = [paths.auth, paths.admin, `${paths.admin}/*`];

/**
 * What every answer of the host says. `style` is the style sheet that the pages carry in themselves;
 * nothing else that stands in a page may run or style it.
 */
export function securityHeaders(backend: Backend, style: string): Headers {
  const api = backend.kind === 'none' || !backend.url ? [] : [new URL(backend.url).origin];
  const sockets = api.map((origin) => origin.replace(/^http/, 'ws'));
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    // The goods' own colours stand at their elements.
    'style-src-attr': ["'unsafe-inline'"],
    // Uploads are looked at in the browser before they are sent.
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'connect-src': ["'self'", ...api, ...sockets],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The content editor shows the site's own pages.
    'frame-ancestors': ["'self'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** For Netlify and Cloudflare Pages, both of which have HTML revalidated unless told otherwise. */
export function headersFile(headers: Headers): string {
  const block = (path: string, lines: Headers) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', headers),
    ...hashed.map((folder) => block(`${folder}/*`, { 'Cache-Control': immutable })),
    '',
  ].join('\n');
}

/** For the same hosts. Every page has a file of its own and needs no rule. */
export function redirectsFile(): string {
  return drawnScreens.map((path) => `${path} /shell.html 200\n`).join('');
}

/** For Vercel. */
export function vercelFile(headers: Headers): string {
  const list = (lines: Headers) => Object.entries(lines).map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    rewrites: drawnScreens.map((path) => ({
      source: path.replace('*', ':path*'),
      destination: '/shell',
    })),
    headers: [
      { source: '/(.*)', headers: list(headers) },
      ...hashed.map((folder) => ({
        source: `${folder}/(.*)`,
        headers: list({ 'Cache-Control': immutable }),
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Reads `headersFile`'s lines: what the host answers for a path. */
export function headersFor(file: string, path: string): [name: string, value: string][] {
  let applies = false;
  return file.split('\n').flatMap((line): [string, string][] => {
    if (line.startsWith('/')) applies = path.startsWith(line.replace(/\*$/, ''));
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    return applies && name && value ? [[name, value]] : [];
  });
}
