import type { APIRequestContext } from '@playwright/test';
import { clearContentSql } from '../../embedded/test-requests';

/** Runs as superuser, without row level security. */
export async function runSql(request: APIRequestContext, sql: string): Promise<void> {
  const answer = await request.post('/test/sql', {
    data: sql,
    headers: { 'content-type': 'text/plain' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

export function clearContent(request: APIRequestContext): Promise<void> {
  return runSql(request, clearContentSql);
}
