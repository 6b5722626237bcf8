import type { Backend } from '@/config/read-backend';

/** Milliseconds. */
const timeout = 10_000;

/**
 * The rows of `site_sections` with other entries than these, unchecked. Visitors do not download the
 * Supabase client. Throws on an error status, on invalid JSON and after the timeout.
 */
export async function fetchPublished(
  backend: Exclude<Backend, { kind: 'none' }>,
  known: readonly number[],
): Promise<unknown> {
  const newer = known.length > 0 ? `&entry=not.in.(${known.join(',')})` : '';
  const answer = await fetch(
    `${backend.url}/rest/v1/site_sections?select=section,content,format,entry${newer}`,
    {
      headers: { apikey: backend.anonKey },
      credentials: 'omit',
      // PostgREST never redirects; a captive portal does.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    },
  );
  if (!answer.ok) throw new Error(`Published sections: status ${answer.status}.`);
  return answer.json();
}
