import type { Backend } from '@/config/read-backend';
import type { SectionKey } from '@/content/sections/section';

/** Milliseconds. */
const timeout = 10_000;

/**
 * The rows of `site_sections` whose entry is not `known`, unchecked. Visitors do not download the
 * Supabase client. Throws on an error status, on invalid JSON and after the timeout.
 */
export async function fetchPublished(
  backend: Exclude<Backend, { kind: 'none' }>,
  known: Partial<Record<SectionKey, number>>,
): Promise<unknown> {
  const answer = await fetch(
    `${backend.url}/rest/v1/site_sections?select=section,content,format,entry${newerThan(known)}`,
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

/** https://docs.postgrest.org/en/stable/references/api/tables_views.html#logical-operators */
function newerThan(known: Partial<Record<SectionKey, number>>): string {
  const keys = Object.keys(known);
  if (keys.length === 0) return '';
  const others = Object.entries(known).map(
    ([key, entry]) => `and(section.eq.${key},entry.neq.${entry})`,
  );
  return `&or=(${[`section.not.in.(${keys.join(',')})`, ...others].join(',')})`;
}
