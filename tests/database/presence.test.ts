import { beforeAll, beforeEach, expect, test } from 'vitest';
import { embeddedKey } from '../../src/config/read-backend.ts';
import type { Database } from '../../src/lib/supabase/database.types.ts';
import {
  type Account,
  makeAdministrator,
  newcomer,
  request,
  runSql,
  twoAdministrators,
} from './support/accounts.ts';
import type { SectionKey } from './support/sections.ts';

type Row = Database['public']['Tables']['section_presence']['Row'];

let amna: Account;
let badr: Account;

beforeAll(async () => {
  [amna, badr] = await twoAdministrators();
});

beforeEach(() => runSql('delete from public.section_presence'));

async function say({ client }: Account, section: SectionKey, tab: string, typing = true) {
  return (await client.rpc('say_typing', { section, tab, typing }).throwOnError()).data;
}

async function whoTypes() {
  const { data } = await amna.client.from('section_presence').select().throwOnError();
  return data.map(({ user_name, section, tab }) => `${user_name} ${section} ${tab}`).sort();
}

const later = (passed: string) =>
  runSql(`update public.section_presence set at = at - interval '${passed}'`);

test('who types is told to administrators by name, for a minute', async () => {
  const told = await say(badr, 'hero', 'a');
  expect(told).toEqual<Row[]>([
    {
      user_id: badr.id,
      tab: 'a',
      section: 'hero',
      user_name: 'Badr Omar',
      at: expect.any(String),
    },
  ]);
  await later('50 seconds');
  expect(await whoTypes()).toEqual(['Badr Omar hero a']);
  expect(await say(amna, 'about', 'b')).toHaveLength(2);
  await later('11 seconds');
  expect(await whoTypes()).toEqual(['Demo Administrator about b']);
  expect(await say(badr, 'hero', 'a')).toHaveLength(2);
  await later('50 seconds');
  await say(badr, 'hero', 'a');
  // As superuser, because the policy hides old rows from users.
  await runSql('do $$ begin assert (select count(*) from public.section_presence) = 1; end $$');
});

test('a tab types in one section, and two tabs of an account are two', async () => {
  await say(badr, 'hero', 'a');
  await say(badr, 'hero', 'b');
  await say(badr, 'contact', 'b');
  expect(await whoTypes()).toEqual(['Badr Omar contact b', 'Badr Omar hero a']);
});

test('one takes one’s own word back, of that section and tab', async () => {
  await say(badr, 'hero', 'a');
  await say(amna, 'hero', 'a');
  await say(badr, 'hero', 'b', false);
  await say(badr, 'about', 'a', false);
  expect(await whoTypes()).toEqual(['Badr Omar hero a', 'Demo Administrator hero a']);
  expect(await say(badr, 'hero', 'a', false)).toHaveLength(1);
  expect(await whoTypes()).toEqual(['Demo Administrator hero a']);
});

test('whoever logs out while leaving the form is not refused, types no more, and is told nothing', async () => {
  const cara = await newcomer();
  await makeAdministrator(amna, cara);
  await say(cara, 'hero', 'a');
  await say(badr, 'hero', 'a');
  await cara.client.auth.signOut({ scope: 'local' });
  const headers = { apikey: embeddedKey, authorization: `Bearer ${cara.token}` };
  const call = async (typing: boolean) => {
    const body = JSON.stringify({ section: 'hero', tab: 'a', typing });
    const answer = await request('/rest/v1/rpc/say_typing', headers, { method: 'POST', body });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await call(false)).toEqual({ status: 200, body: [] });
  expect(await whoTypes()).toEqual(['Badr Omar hero a']);
  expect(await call(true)).toMatchObject({ status: 401 });
});

test.each(['', 'x'.repeat(41), null])('the tab “%s” is refused', async (tab) => {
  const words = { section: 'hero', tab: tab as string, typing: true } as const;
  const { error } = await amna.client.rpc('say_typing', words);
  expect(error?.code).toBe('PT400');
});
