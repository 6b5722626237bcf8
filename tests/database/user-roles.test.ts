import { beforeAll, expect, test } from 'vitest';
import {
  type Account,
  type Client,
  guest,
  newcomer,
  signInAsAdmin,
  signInAsUser,
} from './support/accounts.ts';
import { expectDenied } from './support/expect-denied.ts';

let visitor: Client;
let ordinary: Account;
let administrator: Account;

beforeAll(async () => {
  visitor = guest();
  ordinary = await signInAsUser();
  administrator = await signInAsAdmin();
});

/** The seeded row is the only one. */
async function expectOneAdministrator() {
  const { data } = await administrator.client.from('user_roles').select().throwOnError();
  expect(data).toEqual([
    { user_id: administrator.id, role: 'admin', created_at: expect.any(String) },
  ]);
  const { data: own } = await ordinary.client.from('user_roles').select().throwOnError();
  expect(own).toEqual([]);
}

test('an administrator reads their own row', async () => {
  const { data } = await administrator.client.from('user_roles').select('role').throwOnError();
  expect(data).toEqual([{ role: 'admin' }]);
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

test('a user reads no row of somebody else', async () => {
  expectDenied(await ordinary.client.from('user_roles').select());
  expectDenied(await ordinary.client.from('user_roles').select().eq('user_id', administrator.id));
});

test('a guest reads no row', async () => {
  expectDenied(await visitor.from('user_roles').select());
  expectDenied(await visitor.from('user_roles').select().eq('user_id', administrator.id));
});

test.each([
  ['guest', () => ({ client: visitor, id: ordinary.id })],
  ['user', () => ordinary],
  ['newcomer', () => newcomer()],
  ['administrator', () => ({ ...administrator, id: ordinary.id })],
])('no %s inserts a row', async (_, who) => {
  const { client, id } = await who();
  const inserted = await client.from('user_roles').insert({ user_id: id, role: 'admin' });
  expect(inserted.error?.code).toBe('42501');
  expectDenied(await client.from('user_roles').select().eq('user_id', id));
  await expectOneAdministrator();
});

test.each([
  ['guest', () => ({ client: visitor, id: ordinary.id })],
  ['user', () => ordinary],
  ['administrator', () => administrator],
])('no %s upserts a row', async (_, who) => {
  const { client, id } = await who();
  const row = { user_id: id, role: 'admin', created_at: '2000-01-01T00:00:00Z' } as const;
  const merged = await client.from('user_roles').upsert(row);
  expect(merged.error?.code).toBe('42501');
  const ignored = await client.from('user_roles').upsert(row, { ignoreDuplicates: true });
  expect(ignored.error?.code).toBe('42501');
  await expectOneAdministrator();
});

test.each([
  ['guest', () => visitor],
  ['user', () => ordinary.client],
  ['administrator', () => administrator.client],
])('no %s updates a row', async (_, who) => {
  const before = await administrator.client.from('user_roles').select().throwOnError();
  expectDenied(
    await who()
      .from('user_roles')
      .update({ user_id: ordinary.id })
      .eq('user_id', administrator.id)
      .select(),
  );
  expectDenied(
    await who()
      .from('user_roles')
      .update({ created_at: '2000-01-01T00:00:00Z' })
      .eq('role', 'admin')
      .select(),
  );
  const after = await administrator.client.from('user_roles').select().throwOnError();
  expect(after.data).toEqual(before.data);
  await expectOneAdministrator();
});

test.each([
  ['guest', () => visitor],
  ['user', () => ordinary.client],
  ['administrator', () => administrator.client],
])('no %s deletes a row', async (_, who) => {
  expectDenied(await who().from('user_roles').delete().eq('user_id', administrator.id).select());
  await expectOneAdministrator();
});

const claims = {
  role: 'admin',
  app_role: 'admin',
  is_admin: true,
  app_metadata: { role: 'admin' },
  user_roles: [{ role: 'admin' }],
};

test('metadata at sign-up makes nobody an administrator', async () => {
  const { client, id } = await newcomer({ full_name: 'Mallory', ...claims });
  const { data } = await client.auth.getUser();
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Mallory' });
  expect(data.user?.role).toBe('authenticated');
  expect(data.user?.app_metadata).not.toHaveProperty('role');
  expectDenied(await client.from('user_roles').select().eq('user_id', id));
  const inserted = await client.from('user_roles').insert({ user_id: id, role: 'admin' });
  expect(inserted.error?.code).toBe('42501');
});

test('metadata changed later makes nobody an administrator', async () => {
  const { client, id } = await newcomer();
  const { error } = await client.auth.updateUser({ data: claims });
  expect(error).toBeNull();
  await client.auth.refreshSession();
  expectDenied(await client.from('user_roles').select().eq('user_id', id));
  const inserted = await client.from('user_roles').insert({ user_id: id, role: 'admin' });
  expect(inserted.error?.code).toBe('42501');
});
