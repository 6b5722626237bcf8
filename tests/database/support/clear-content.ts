import { beforeAll, expect } from 'vitest';
import { clearContentSql } from '../../embedded/test-requests.ts';
import { request } from './accounts.ts';

// One database for all files, whose order must not matter.
beforeAll(async () => {
  const answer = await request('/test/sql', {}, { method: 'POST', body: clearContentSql });
  expect(answer.ok, await answer.text()).toBe(true);
});
