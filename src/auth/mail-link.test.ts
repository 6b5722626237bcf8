import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readMailLink } from './mail-link';

const folder = resolve(import.meta.dirname, '../../supabase/mails');

function linkIn(file: string) {
  const html = readFileSync(resolve(folder, file), 'utf8')
    .replaceAll('{{ .SiteURL }}', 'https://example.com')
    .replaceAll('{{ .TokenHash }}', 'a1b2')
    .replaceAll('{{ .Email }}', 'amna+site@example.com');
  const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return link && new URL(link);
}

test.each([
  ['confirmation.html', '/auth/confirm', 'signup'],
  ['recovery.html', '/auth/new-password', 'recovery'],
  ['invite.html', '/auth/new-password', 'invite'],
] as const)(
  'the link of %s opens %s, with nothing in the address that a server sees',
  (file, path, type) => {
    const link = linkIn(file) || new URL('https://none');
    expect([link.pathname, link.search]).toEqual([path, '']);
    const read = readMailLink(link.hash, type === 'signup' ? 'signup' : 'recovery');
    expect(read).toEqual({ token_hash: 'a1b2', email: 'amna+site@example.com', type });
  },
);

test('no template has a link that is redeemed by a GET, nor a code, and two have no link at all', () => {
  for (const file of readdirSync(folder)) {
    expect(readFileSync(resolve(folder, file), 'utf8')).not.toMatch(/ConfirmationURL|\.Token\b/);
  }
  expect(['magic-link.html', 'email-change.html'].map(linkIn)).toEqual([undefined, undefined]);
});

test('any other fragment is no link of ours', () => {
  for (const hash of [
    '',
    '#access_token=x&type=recovery',
    '#token_hash=x',
    '#email=a@b.ae',
    '#%E0',
  ])
    expect(readMailLink(hash, 'recovery')).toBeNull();
});
