import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';

const supabase = join(import.meta.dirname, '../../../supabase');

/**
 * What matters of a new hosted project: its roles, its generous default privileges, `auth.users` with
 * columns that the embedded backend lacks. The embedded backend grants everything on every table again
 * while it runs, so grants can only be tried here.
 */
const project = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  create schema auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create table auth.users (
    instance_id uuid,
    id uuid primary key,
    email text,
    encrypted_password text,
    raw_user_meta_data jsonb
  );
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
  $$;
`;

export const seed = () => readFileSync(join(supabase, 'seed.sql'), 'utf8');

/** A database of the shape of a hosted project, with all migrations applied. */
export async function hostedDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  await database.exec(project);
  const folder = join(supabase, 'migrations');
  for (const file of readdirSync(folder).sort()) {
    await database.exec(readFileSync(join(folder, file), 'utf8'));
  }
  return database;
}

/** Runs one statement as the API would for this user, or for a guest, and undoes it. */
export async function queryAs(database: PGlite, userId: string | null, sql: string) {
  return database.transaction(async (transaction) => {
    await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify(userId ? { sub: userId } : {}),
    ]);
    await transaction.exec(`set local role ${userId ? 'authenticated' : 'anon'}`);
    const { rows } = await transaction.query(sql);
    await transaction.rollback();
    return rows;
  });
}
