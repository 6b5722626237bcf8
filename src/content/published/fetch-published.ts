import type { Backend } from '@/config/read-backend';

/** Returns unvalidated rows. Uses `fetch`, because visitors do not download the Supabase client. */
export async function fetchPublished(
  backend: Backend,
  entryIdsAtBuild: readonly number[],
): Promise<unknown> {
  const filter = entryIdsAtBuild.length > 0 ? `&entry=not.in.(${entryIdsAtBuild.join(',')})` : '';
  const answer = await fetch(
    `${backend.url}/rest/v1/site_sections?select=section,content,format,entry${filter}`,
    {
      headers: { apikey: backend.anonKey },
      credentials: 'omit',
      // Only a captive portal redirects; PostgREST does not.
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    },
  );
  if (!answer.ok) throw new Error(`Published sections: status ${answer.status}.`);
  return answer.json();
}
