import { createHash } from 'node:crypto';
import type { Backend } from '../config/read-backend';

export type Inlined = { style: string; script: string };

export function contentSecurityPolicy(backend: Backend, { style, script }: Inlined): string {
  const api = backend.kind === 'none' || !backend.url ? [] : [new URL(backend.url).origin];
  const sockets = api.map((origin) => origin.replace(/^http/, 'ws'));
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashSource(script)],
    'style-src': ["'self'", hashSource(style)],
    // The hue of each product is in a `style` attribute.
    'style-src-attr': ["'unsafe-inline'"],
    // The editor previews an upload by a blob URL.
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'connect-src': ["'self'", ...api, ...sockets],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The content editor shows the site's own pages in a frame.
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
