import { expect, test } from 'vitest';
import { backendUrl, guest, newcomer } from './support/accounts.ts';

type Mail = { to: string; subject: string; link: string };

async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${backendUrl}/test/mails`);
  const mails: Mail[] = await answer.json();
  return mails.filter(({ to }) => to === address);
}

const recover = (address: string) => guest().auth.resetPasswordForEmail(address);

test('an address without an account gets the same answer as one with it, but no mail', async () => {
  const { email } = await newcomer();
  const known = await recover(email);
  const unknown = await recover('nobody@saffrongate.example');
  expect(unknown).toEqual(known);
  expect(known.error).toBeNull();
  expect(await mailsTo(email)).toEqual([
    { to: email, subject: 'Reset Your Password', link: expect.stringContaining(backendUrl) },
  ]);
  expect(await mailsTo('nobody@saffrongate.example')).toEqual([]);
});
