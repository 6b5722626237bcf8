import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  type Account,
  backendUrl,
  guest,
  newcomer,
  runSql,
  signInAsAdmin,
  signInAsUser,
} from './support/accounts.ts';

let administrator: Account;

beforeAll(async () => {
  administrator = await signInAsAdmin();
});

/** The embedded backend confirms a sign-up by itself, and stores a token as a hash: here it waits for a link that is known. */
const waitForLink = (id: string, column: 'confirmation_token' | 'email_change_token_current') =>
  runSql(`update auth.users set ${column} = '${id}', ${column.replace(/_token.*/, '_sent_at')} = now()
    ${column === 'confirmation_token' ? ', email_confirmed_at = null' : ''} where id = '${id}'`);

const ways: [string, (stranger: Account) => Promise<string>][] = [
  [
    'signs up with it, and a mail scanner opens the link',
    async ({ id, email }) => {
      await waitForLink(id, 'confirmation_token');
      const link = `${backendUrl}/auth/v1/verify?type=signup&token=${id}`;
      expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
      return email;
    },
  ],
  [
    'signs up with it, and the colleague presses the button of the link',
    async ({ id, email }) => {
      await waitForLink(id, 'confirmation_token');
      const { auth } = guest();
      expect((await auth.verifyOtp({ type: 'signup', token_hash: id })).error).toBeNull();
      await auth.signOut({ scope: 'local' });
      return email;
    },
  ],
  [
    'asks Auth for it as a new address, and the change is confirmed',
    async ({ client, id }) => {
      const email = `${crypto.randomUUID()}@example.com`;
      expect((await client.auth.updateUser({ email })).error).toBeNull();
      await waitForLink(id, 'email_change_token_current');
      const { error } = await guest().auth.verifyOtp({ type: 'email_change', token_hash: id });
      expect(error).toBeNull();
      return email;
    },
  ],
];

afterEach(() => runSql(`delete from public.user_roles where user_id <> '${administrator.id}'`));

test.each(ways)('a stranger who %s has the address, but not the code', async (_, take) => {
  // The ids of the embedded backend begin with the time: those of two newcomers would have one code.
  const [colleague, stranger] = [await signInAsUser(), await newcomer()];
  const address = await take(stranger);
  const { data } = await stranger.client.auth.getUser();
  expect(data.user).toMatchObject({
    email: address,
    email_confirmed_at: expect.any(String),
  });

  const make = (email: string, { id }: Account) =>
    administrator.client.rpc('make_administrator', { email, code: id.slice(0, 8) });
  const rolesOf = async ({ client }: Account) =>
    (await client.from('user_roles').select('role').throwOnError()).data;
  for (const [email, code] of [
    [address, colleague],
    [colleague.email, stranger],
  ] as const) {
    expect((await make(email, code)).error).toMatchObject({
      code: 'PT404',
      message: expect.stringMatching(/^No confirmed account has this address and this code\./),
    });
  }
  expect((await make(colleague.email, colleague)).error).toBeNull();
  expect(await rolesOf(colleague)).toEqual([{ role: 'admin' }]);
  expect(await rolesOf(stranger)).toEqual([]);
  // The code alone stood in the way.
  expect((await make(address, stranger)).error).toBeNull();
});
