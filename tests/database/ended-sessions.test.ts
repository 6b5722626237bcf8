import { expect, test } from 'vitest';
import { signOutOthers } from '@/auth/sign-out-others';
import { embeddedKey } from '../../src/config/read-backend.ts';
import { type Account, guest, newcomer, request, runSql } from './support/accounts.ts';

/** Another session of the account. */
async function otherDevice({ email }: Account) {
  const { auth } = guest();
  await auth.signInWithPassword({ email, password: 'a-password' });
  return auth;
}

test.each([
  ['log-out', async ({ client }: Account) => client.auth.signOut({ scope: 'local' })],
  [
    'a log-out of the others',
    async (account: Account) => (await otherDevice(account)).signOut({ scope: 'others' }),
  ],
  [
    'a new password, set on another device',
    async (account: Account) => {
      const auth = await otherDevice(account);
      await auth.updateUser({ password: 'another-password' });
      expect(await signOutOthers(auth)).toBe('Other devices are signed out.');
    },
  ],
])(
  'after %s the old token reads and writes nothing, before it also a refreshed one does',
  async (_, end) => {
    const account = await newcomer();
    await runSql(`insert into public.user_roles (user_id, role) values ('${account.id}', 'admin')`);
    const ask = async (token: string, path: string, body?: object) => {
      const headers = { apikey: embeddedKey, authorization: `Bearer ${token}` };
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await request(`/rest/v1/${path}`, headers, init);
      return { status: answer.status, body: await answer.json() };
    };
    const text = { title: 'Mine' };
    const write = (token: string) =>
      ask(token, 'rpc/write_entry', {
        ...{ section: 'about', kind: 'aside', content: text, parent: null, format: 1 },
        write_id: crypto.randomUUID(),
      });
    const tables = ['section_entries?section=eq.about', 'user_roles', 'role_changes'];
    const read = (token: string) => Promise.all(tables.map((path) => ask(token, path)));
    const { data } = await account.client.auth.refreshSession();
    for (const token of [account.token, data.session?.access_token ?? '']) {
      expect((await write(token)).status).toBe(200);
      for (const { body } of await read(token)) expect(body).not.toEqual([]);
    }

    await end(account);
    for (const token of [account.token, data.session?.access_token ?? '']) {
      for (const { body } of await read(token)) expect(body).toEqual([]);
      expect(await write(token)).toMatchObject({
        status: 401,
        body: { code: 'PT401', message: 'Your session has ended. Sign in to go on.' },
      });
    }
  },
);
