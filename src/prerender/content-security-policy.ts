import { createHash } from 'node:crypto';
import type { Backend } from '../config/read-backend';

export type Inlined = { style: string; script: string };

export function contentSecurityPolicy(backend: Backend, { style, script }: Inlined): string {
  const api = backend.kind === 'none' || !backend.url ? [] : [new URL(backend.url).origin];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashSource(script)],
    'style-src': ["'self'", hashSource(style)],
    // Prerendered elements have `style` attributes, e.g. the colours of product cards.
    'style-src-attr': ["'unsafe-inline'"],
    // The editor shows a picture from a blob URL while uploading it.
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'connect-src': ["'self'", ...api],
    'require-trusted-types-for': ["'script'"],
    // `registerServiceWorker` makes it.
    'trusted-types': ['service-worker'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The editor's preview is a frame with a page of this site.
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
