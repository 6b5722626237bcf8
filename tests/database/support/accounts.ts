import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { embeddedKey } from '../../../src/config/read-backend.ts';
import type { Database } from '../../../src/lib/supabase/database.types.ts';

export type Client = SupabaseClient<Database>;

const backend = inject('backends')[Number(process.env.VITEST_POOL_ID) - 1];
if (!backend) throw new Error('This worker has no backend');
export const { url: backendUrl, folder } = backend;

export function guest(): Client {
  return createClient<Database>(backendUrl, embeddedKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

export type Account = { client: Client; id: string; email: string; token: string };

async function signIn(email: string, password: string): Promise<Account> {
  const client = guest();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, id: data.user.id, email, token: data.session.access_token };
}

export const signInAsAdmin = () => signIn('admin@saffrongate.example', 'saffron-admin');
export const signInAsUser = () => signIn('user@saffrongate.example', 'saffron-user');

export async function newcomer(metadata: object = {}): Promise<Account> {
  const client = guest();
  const email = `${crypto.randomUUID()}@example.com`;
  const { data, error } = await client.auth.signUp({
    email,
    password: 'a-password',
    options: { data: metadata },
  });
  if (error) throw error;
  if (!data.user || !data.session) throw new Error('The sign-up waits for a confirmation');
  return { client, id: data.user.id, email, token: data.session.access_token };
}

/** The demo administrator and a new one. Others are removed: the API adds the e-mail to a name that two share. */
export async function twoAdministrators(): Promise<[amna: Account, badr: Account]> {
  const amna = await signInAsAdmin();
  const badr = await newcomer({ full_name: 'Badr Omar' });
  await runSql(`delete from public.user_roles where user_id <> '${amna.id}'`);
  await makeAdministrator(amna, badr);
  return [amna, badr];
}

export async function makeAdministrator({ client }: Account, { email, id }: Account) {
  await client.rpc('make_administrator', { email, code: id.slice(0, 8) }).throwOnError();
}

export function request(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  return fetch(`${backendUrl}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Runs as superuser, for states that the API does not allow. Resolves with the rows of the statement. */
export async function runSql<Row = unknown>(sql: string): Promise<Row[]> {
  const answer = await request('/test/sql', {}, { method: 'POST', body: sql });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).rows ?? [];
}
