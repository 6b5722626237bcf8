import { expect, test } from 'vitest';
import { sectionFailure } from '../../src/admin/data/section-failure.ts';
import type { Client } from './support/accounts.ts';
import { signInAsAdmin } from './support/accounts.ts';

test.each<[string, (client: Client) => PromiseLike<{ error: unknown; status: number }>]>([
  ['function', (client) => client.rpc('next_function' as 'administrators')],
  ['column', (client) => client.from('site_sections').select('next_column')],
  [
    'section',
    (client) =>
      client
        .from('site_sections')
        .select()
        .eq('section', 'next' as 'hero'),
  ],
])('administrators are told that the database lacks a %s', async (_, ask) => {
  const { client } = await signInAsAdmin();
  const { error, status } = await ask(client);
  expect(sectionFailure(error, status)).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('is older than this page'),
  });
});
