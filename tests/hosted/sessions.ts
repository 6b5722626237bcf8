import assert from 'node:assert/strict';
import type { Cluster } from './cluster.ts';
import { idOf, signIn } from './people.ts';

/** An administrator of `checkWriters` logs out. Their token goes on to be valid. */
export async function checkSessions(cluster: Cluster): Promise<string[]> {
  const owner = cluster.open('postgres');
  const administrator = cluster.open('postgres');
  await signIn(administrator, 1);
  const write = (id: string) =>
    `select count(public.write_entry('hero', 'aside', '{}', null, 1, '${id}'))`;
  const read = 'select count(*) > 0 from public.section_entries';
  assert.deepEqual(await administrator.ask(write('before')), ['1']);
  assert.deepEqual(await administrator.ask(read), ['t']);
  assert.deepEqual(await owner.ask(`delete from auth.sessions where user_id = '${idOf(1)}'`), []);
  assert.deepEqual(await administrator.ask(write('after')), ['ERROR:  PT401']);
  assert.deepEqual(await administrator.ask(read), ['f']);
  for (const session of [owner, administrator]) session.end();
  return ['After log-out, the same token reads no entry and writes none (PT401).'];
}
