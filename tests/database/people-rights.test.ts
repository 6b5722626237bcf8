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

let administrator: Account;
let former: Account;
let formerEmail: string;
const people: Record<string, Client> = {};

const make = (client: Client, email: string) => client.rpc('make_administrator', { email });
const remove = (client: Client, account: string) => client.rpc('remove_administrator', { account });

beforeAll(async () => {
  administrator = await signInAsAdmin();
  former = await newcomer({ full_name: 'Faris Ali' });
  const { data } = await former.client.auth.getUser();
  formerEmail = data.user?.email ?? '';
  await make(administrator.client, formerEmail).throwOnError();
  await remove(administrator.client, former.id).throwOnError();
  people.guest = guest();
  people.user = (await signInAsUser()).client;
  people['former administrator'] = former.client;
  people.administrator = administrator.client;
});

function client(name: string): Client {
  const found = people[name];
  if (!found) throw new Error(`No client is called ${name}`);
  return found;
}

async function record() {
  const { data } = await administrator.client
    .from('role_changes')
    .select()
    .order('id')
    .throwOnError();
  return data;
}

const others = ['guest', 'user', 'former administrator'];

test('an administrator makes, sees and removes one, and each answer is its record', async () => {
  const made = await make(administrator.client, formerEmail);
  expect(made.data).toMatchObject({ user_id: former.id, given: true, user_name: 'Faris Ali' });
  const { data } = await former.client.rpc('administrators');
  expect(data?.map(({ email, made_by }) => [email, made_by])).toEqual([
    ['admin@saffrongate.example', null],
    [formerEmail, 'Demo Administrator'],
  ]);
  const removed = await remove(administrator.client, former.id);
  expect(removed.data).toMatchObject({ given: false, changed_by: administrator.id });
  expect((await record()).slice(-2)).toEqual([made.data, removed.data]);
  const last = await remove(administrator.client, administrator.id);
  expect(last).toMatchObject({
    status: 400,
    error: { message: 'The last administrator cannot be removed.' },
  });
});

test.each(others)('the functions refuse a %s', async (who) => {
  const before = await record();
  for (const { error } of [
    await client(who).rpc('administrators'),
    await make(client(who), 'user@saffrongate.example'),
    await remove(client(who), administrator.id),
  ]) {
    expect(error?.code).toBe('42501');
  }
  expect(await record()).toEqual(before);
});

test.each(others)('no %s reads who was added or removed', async (who) => {
  expectDenied(await client(who).from('role_changes').select());
});
