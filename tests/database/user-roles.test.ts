import { beforeAll, expect, test } from 'vitest';
import { type Account, newcomer, signInAsAdmin, signInAsUser } from './support/accounts.ts';
import { expectDenied } from './support/expect-denied.ts';

let ordinary: Account;
let administrator: Account;

beforeAll(async () => {
  ordinary = await signInAsUser();
  administrator = await signInAsAdmin();
});

test('the look-up of the site tells an administrator from a user', async () => {
  const lookUp = ({ client, id }: Account) =>
    client
      .from('user_roles')
      .select('role')
      .eq('user_id', id)
      .eq('role', 'admin')
      .limit(1)
      .maybeSingle()
      .throwOnError();
  expect((await lookUp(administrator)).data).toEqual({ role: 'admin' });
  expect((await lookUp(ordinary)).data).toBeNull();
});

const claims = {
  role: 'admin',
  app_role: 'admin',
  is_admin: true,
  app_metadata: { role: 'admin' },
  user_roles: [{ role: 'admin' }],
};

test.each(['at sign-up', 'later'])(
  'metadata set %s makes nobody an administrator',
  async (when) => {
    const { client, id } = await newcomer(when === 'at sign-up' ? claims : {});
    if (when === 'later') {
      expect((await client.auth.updateUser({ data: claims })).error).toBeNull();
      await client.auth.refreshSession();
    }
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject(claims);
    expect(data.user?.app_metadata).not.toHaveProperty('role');
    expectDenied(await client.from('user_roles').select().eq('user_id', id));
    const inserted = await client
      .from('user_roles')
      .insert({ user_id: id, role: 'admin' } as never);
    expect(inserted.error?.code).toBe('42501');
  },
);
