import { indexedPaths, paths, productPath } from '../config/paths.ts';
import type { Backend } from '../config/read-backend';
import { contentSecurityPolicy, type Inlined } from './content-security-policy.ts';

type Headers = Record<string, string>;

const hashed = ['/assets', '/pictures'];
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const revalidated = { 'Cache-Control': 'no-cache' };

const clientRendered = [paths.auth, paths.admin].flatMap((path) => [path, `${path}/*`]);

export function securityHeaders(backend: Backend, inlined: Inlined): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(backend, inlined),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** No two rules set the same header for a path, because Netlify and Cloudflare Pages would join the values. */
export function headersFile(headers: Headers): string {
  const block = (path: string, lines: Headers) =>
    `${path}\n${Object.entries(lines)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  const html = [...indexedPaths, productPath('*'), ...clientRendered];
  return [
    block('/*', headers),
    ...html.map((path) => block(path, revalidated)),
    ...hashed.map((folder) => block(`${folder}/*`, immutable)),
  ].join('');
}

/** Prerendered pages are files, for which hosts need no rule. */
export function redirectsFile(): string {
  return clientRendered.map((path) => `${path} /shell.html 200\n`).join('');
}

export function vercelFile(headers: Headers): string {
  const list = (lines: Headers) => Object.entries(lines).map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    rewrites: clientRendered.map((path) => ({
      source: path.replace('*', ':path*'),
      destination: '/shell',
    })),
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: '/((?!assets/|pictures/).*)', headers: list(revalidated) },
      ...hashed.map((folder) => ({ source: `${folder}/(.*)`, headers: list(immutable) })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

export function headersFor(file: string, path: string): [name: string, value: string][] {
  let applies = false;
  return file.split('\n').flatMap((line): [string, string][] => {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    }
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    return applies && name && value ? [[name, value]] : [];
  });
}
