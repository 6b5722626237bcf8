import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { embeddedKey } from '../../../src/config/read-backend.ts';
import type { Database } from '../../../src/lib/supabase/database.types.ts';

export type Client = SupabaseClient<Database>;

export const backendUrl = inject('backendUrl');

/** The client of the browser, but without a stored session. */
export function guest(): Client {
  return createClient<Database>(backendUrl, embeddedKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

export type Account = { client: Client; id: string; token: string };

async function signIn(email: string, password: string): Promise<Account> {
  const client = guest();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, id: data.user.id, token: data.session.access_token };
}

export const signInAsAdmin = () => signIn('admin@saffrongate.example', 'saffron-admin');
export const signInAsUser = () => signIn('user@saffrongate.example', 'saffron-user');

/** Signs up a new user with this user metadata. */
export async function newcomer(metadata: object = {}): Promise<Account> {
  const client = guest();
  const { data, error } = await client.auth.signUp({
    email: `${crypto.randomUUID()}@example.com`,
    password: 'a-password',
    options: { data: metadata },
  });
  if (error) throw error;
  if (!data.user || !data.session) throw new Error('The sign-up waits for a confirmation');
  return { client, id: data.user.id, token: data.session.access_token };
}

/** For requests that the client does not send. */
export function request(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  return fetch(`${backendUrl}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Runs SQL as superuser, for states that the API does not allow. */
export async function runSql(sql: string): Promise<void> {
  const answer = await request('/test/sql', {}, { method: 'POST', body: sql });
  if (!answer.ok) throw new Error(await answer.text());
}
