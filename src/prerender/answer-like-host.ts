import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { paths } from '../config/paths.ts';
import { headersFor } from './host-files.ts';

/** Makes `vite preview` answer like a host that reads `_headers` and `_redirects`. */
export function answerLikeHost(outDir: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const headers = await readFile(join(outDir, '_headers'), 'utf8');
      response.setHeaders(new Map(headersFor(headers, pathname)));
      if ([paths.auth, paths.admin].some((path) => `${pathname}/`.startsWith(`${path}/`))) {
        request.url = '/shell.html';
        return next();
      }
      const page = join(outDir, pathname === paths.home ? 'index' : pathname.replace(/\/$/, ''));
      if (isFile(page) || isFile(`${page}.html`)) return next();
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end(await readFile(join(outDir, '404.html')));
    } catch (error) {
      next(error);
    }
  };
}

/** `/products` is also a folder, which holds the product pages. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
