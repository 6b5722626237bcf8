import type { APIRequestContext } from '@playwright/test';

/** Runs SQL with every right, past row level security (tests/embedded/serve.ts). */
export async function runSql(request: APIRequestContext, sql: string): Promise<void> {
  const answer = await request.post('/test/sql', {
    data: sql,
    headers: { 'content-type': 'text/plain' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Takes away every published section, draft, version, presence and listed picture: the site shows its default content. */
export function clearContent(request: APIRequestContext): Promise<void> {
  return runSql(
    request,
    `delete from public.site_section_drafts;
     delete from public.site_sections;
     delete from public.site_section_revisions;
     delete from public.site_section_draft_history;
     delete from public.site_section_presence;
     delete from public.site_images;`,
  );
}
