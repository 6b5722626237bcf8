import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll } from 'vitest';
import { folder } from './accounts.ts';
import { hostedProjectSql, migrations } from './hosted-sql.ts';

export const amna = '11111111-1111-4111-8111-111111111111';
export const badr = '22222222-2222-4222-8222-222222222222';
export const user = '33333333-3333-4333-8333-333333333333';

export let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
});

afterAll(() => database.close());

/** The first test file creates the database, which takes 4 s, and the next ones load its files in 0.5 s. */
async function hostedDatabase(): Promise<PGlite> {
  const dump = join(folder, 'hosted.tar');
  if (existsSync(dump)) return PGlite.create({ loadDataDir: new Blob([readFileSync(dump)]) });
  const created = await PGlite.create();
  await created.exec(hostedProjectSql + migrations());
  writeFileSync(dump, await (await created.dumpDataDir('none')).bytes());
  return created;
}

/** The column `value` of each row. */
export async function values(sql: string): Promise<unknown[]> {
  const { rows } = await database.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

async function perform(userId: string | null, sql: string, keep: boolean) {
  return database.transaction(async (transaction) => {
    // Each user has one session, with the user's own id.
    await transaction.query(
      'insert into auth.sessions (id, user_id) select id, id from auth.users where id = $1 on conflict do nothing',
      [userId],
    );
    await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify(userId ? { sub: userId, session_id: userId } : {}),
    ]);
    await transaction.exec(`set local role ${userId ? 'authenticated' : 'anon'}`);
    const { rows } = await transaction.query<Record<string, unknown>>(sql);
    if (!keep) await transaction.rollback();
    return rows;
  });
}

/** Rolls the statement back. A guest has no id. */
export const queryAs = (userId: string | null, sql: string) => perform(userId, sql, false);

export const commitAs = (userId: string | null, sql: string) => perform(userId, sql, true);
