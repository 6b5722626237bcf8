import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { ownPath } from '../config/own-path.ts';
import { paths } from '../config/paths.ts';
import { headersFor } from './host-files.ts';

/** Makes `vite preview` answer like a host that reads `_headers` and `_redirects`. */
export function answerLikeHost(outDir: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const [pathname = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
      const headers = await readFile(join(outDir, '_headers'), 'utf8');
      response.setHeaders(new Map(headersFor(headers, pathname)));
      const own = ownPath(pathname);
      const isClientRendered = [paths.auth, paths.admin].some((path) =>
        `${own}/`.startsWith(`${path}/`),
      );
      const isPage = isFile(join(outDir, `${own === paths.home ? 'index' : own}.html`));
      if (own !== pathname && (isClientRendered || isPage)) {
        response.writeHead(301, { Location: own + query.join('') });
        return response.end();
      }
      if (isClientRendered) {
        request.url = '/shell.html';
        return next();
      }
      if (isPage || isFile(join(outDir, pathname))) return next();
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
