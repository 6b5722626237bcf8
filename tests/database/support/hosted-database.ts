import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { folder } from './accounts.ts';
import { hostedProjectSql, migrations } from './hosted-sql.ts';

/** The first test file creates the database, which takes 4 s, and the next ones load its files in 0.5 s. */
export async function hostedDatabase(): Promise<PGlite> {
  const dump = join(folder, 'hosted.tar');
  if (existsSync(dump)) return PGlite.create({ loadDataDir: new Blob([readFileSync(dump)]) });
  const database = await PGlite.create();
  await database.exec(hostedProjectSql + migrations());
  writeFileSync(dump, await (await database.dumpDataDir('none')).bytes());
  return database;
}

async function perform(database: PGlite, userId: string | null, sql: string, keep: boolean) {
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
export const queryAs = (database: PGlite, userId: string | null, sql: string) =>
  perform(database, userId, sql, false);

export const commitAs = (database: PGlite, userId: string | null, sql: string) =>
  perform(database, userId, sql, true);
