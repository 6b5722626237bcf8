import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { EmbeddedBackend } from '../../supabase/embedded/backend.ts';

export function testRequests({ mails, run }: EmbeddedBackend): Record<string, RequestListener> {
  return {
    '/test/mails': (_request, response) => response.end(JSON.stringify(mails)),
    /** Runs the body as superuser, for states that the API does not allow. */
    '/test/sql': (request, response) => {
      text(request)
        .then(run)
        .then(
          (result) => response.end(JSON.stringify(result ?? null)),
          (error: unknown) => response.writeHead(400).end(String(error)),
        );
    },
  };
}

export const clearContentSql = `
  delete from public.site_sections;
  delete from public.section_entries;
  delete from public.section_presence;
  delete from public.site_images;
`;
