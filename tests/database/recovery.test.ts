import { expect, test } from 'vitest';
import { backendUrl, guest, newcomer } from './support/accounts.ts';

type Mail = { to: string; subject: string; link: string };

async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${backendUrl}/test/mails`);
  const mails: Mail[] = await answer.json();
  return mails.filter(({ to }) => to === address);
}

/** Opens the link of an e-mail like a browser; what the site finds in its fragment. */
async function open({ link }: Mail) {
  const { status, headers } = await fetch(link, { redirect: 'manual' });
  expect(status).toBe(303);
  const target = new URL(headers.get('location') ?? '');
  expect(target.origin).toBe(backendUrl);
  return Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
}

const recover = (address: string) => guest().auth.resetPasswordForEmail(address);

test('an address without an account gets the same answer as one with it, but no mail', async () => {
  const { client } = await newcomer();
  const { data } = await client.auth.getUser();
  const address = data.user?.email ?? '';
  const known = await recover(address);
  const unknown = await recover('nobody@saffrongate.example');
  expect(unknown).toEqual(known);
  expect(known.error).toBeNull();
  expect(await mailsTo(address)).toEqual([
    { to: address, subject: 'Reset Your Password', link: expect.stringContaining(backendUrl) },
  ]);
  expect(await mailsTo('nobody@saffrongate.example')).toEqual([]);
});

test('the link of a recovery mail lets its owner set a new password, once', async () => {
  const { client } = await newcomer();
  const { data } = await client.auth.getUser();
  const email = data.user?.email ?? '';
  await recover(email);
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('No mail was sent');

  const { access_token = '', refresh_token = '', type } = await open(mail);
  expect(type).toBe('recovery');
  const opened = guest();
  await opened.auth.setSession({ access_token, refresh_token });
  expect((await opened.auth.updateUser({ password: 'short' })).error?.name).toBe(
    'AuthWeakPasswordError',
  );
  expect((await opened.auth.updateUser({ password: 'a-new-password' })).error).toBeNull();

  const signIn = (password: string) => guest().auth.signInWithPassword({ email, password });
  expect((await signIn('a-password')).error?.code).toBe('invalid_credentials');
  expect((await signIn('a-new-password')).error).toBeNull();
  expect(await open(mail)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
});
