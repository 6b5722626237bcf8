import { beforeEach, expect, test } from 'vitest';
import {
  amna,
  badr,
  commitAs,
  database,
  queryAs,
  user,
  values,
} from './support/hosted-database.ts';

const former = '44444444-4444-4444-8444-444444444444';

beforeEach(async () => {
  await database.exec(`
    delete from auth.users;
    truncate public.role_changes;
    insert into auth.users (id, email, raw_user_meta_data) values
      ('${amna}', 'amna@example.com', '{"full_name": "Amna Saleh"}'),
      ('${badr}', 'badr@example.com', '{"full_name": "Badr Omar"}'),
      ('${user}', 'user@example.com', null),
      ('${former}', 'faris@example.com', '{"full_name": "Faris Ali"}');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin'), ('${former}', 'admin');
    delete from public.user_roles where user_id = '${former}';
  `);
});

const make = (email: string, code: string) =>
  `select * from public.make_administrator('${email}', '${code}')`;
const remove = (id: string) => `select * from public.remove_administrator('${id}')`;
const list = 'select full_name, email, made_by from public.administrators()';

const changes = () =>
  values(`
    select concat_ws(' ', changer_name, case when given then 'made' else 'removed' end, user_name, email)
      as value
    from public.role_changes order by id
  `);

const atFirst = [
  'Database made Amna Saleh amna@example.com',
  'Database made Faris Ali faris@example.com',
  'Database removed Faris Ali faris@example.com',
];

test('an account becomes an administrator by address and code, however they are typed', async () => {
  const id = 'ab12cd34-2222-4222-8222-222222222222';
  await database.exec(`update auth.users set id = '${id}' where id = '${badr}'`);
  const [change] = await commitAs(amna, make('  BADR@example.com ', ' AB12- cd34 '));
  expect(change).toMatchObject({ user_id: id, given: true, changed_by: amna });
  expect(await queryAs(id, `select private.has_role('admin') as admin`)).toEqual([{ admin: true }]);
  expect(await changes()).toEqual([...atFirst, 'Amna Saleh made Badr Omar badr@example.com']);
});

test('an administrator is removed, may come back, and all is recorded, which outlives the accounts', async () => {
  await commitAs(amna, make('badr@example.com', badr.slice(0, 8)));
  await commitAs(badr, remove(amna));
  await expect(queryAs(amna, list)).rejects.toThrow('no longer an administrator');
  await commitAs(badr, make('amna@example.com', amna.slice(0, 8)));
  expect(await queryAs(amna, list)).toEqual([
    { full_name: 'Badr Omar', email: 'badr@example.com', made_by: 'Amna Saleh' },
    { full_name: 'Amna Saleh', email: 'amna@example.com', made_by: 'Badr Omar' },
  ]);
  await database.exec(`delete from auth.users where id = '${badr}'`);
  expect(await changes()).toEqual([
    ...atFirst,
    'Amna Saleh made Badr Omar badr@example.com',
    'Badr Omar removed Amna Saleh amna@example.com',
    'Badr Omar made Amna Saleh amna@example.com',
    'Database removed Badr Omar badr@example.com',
  ]);
  const rows = await queryAs(amna, 'select id from public.role_changes');
  expect(rows).toHaveLength(atFirst.length + 4);
});

const stranger = '55555555-5555-4555-8555-555555555555';
const none =
  'No confirmed account has this address and this code. Ask them to log in and to read out the code.';

test.each([
  ['an address without an account', 'nobody@example.com', '22222222', none],
  ['a pattern', '%@example.com', '22222222', none],
  ['no code', 'badr@example.com', '', none],
  ['the code of another account', 'badr@example.com', '33333333', none],
  ['more than the code', 'badr@example.com', badr, none],
  ['an address that is not confirmed', 'stranger@example.com', '55555555', none],
  ['an administrator', 'amna@example.com', '11111111', 'Amna Saleh is an administrator already.'],
])('%s makes no administrator', async (_, email, code, message) => {
  await database.exec(`
    insert into auth.users (id, email, email_confirmed_at) values ('${stranger}', 'stranger@example.com', null)
  `);
  await expect(commitAs(amna, make(email, code))).rejects.toThrow(message);
  expect(await changes()).toEqual(atFirst);
});

test.each([
  make('user@example.com', user.slice(0, 8)),
  remove(amna),
  list,
  'select id from public.role_changes',
])('only an administrator may %s', async (sql) => {
  for (const who of [user, former]) {
    if (sql.includes('from public.role_changes')) expect(await queryAs(who, sql)).toEqual([]);
    else
      await expect(commitAs(who, sql)).rejects.toMatchObject({
        code: '42501',
        message: 'You are no longer an administrator.',
      });
  }
  await expect(commitAs(null, sql)).rejects.toThrow('permission denied');
  expect(await changes()).toEqual(atFirst);
});

test('nobody removes themselves, so there is always an administrator left', async () => {
  await commitAs(amna, make('badr@example.com', badr.slice(0, 8)));
  await expect(commitAs(badr, remove(badr))).rejects.toMatchObject({
    code: 'PT400',
    message: 'Nobody removes themselves: ask another administrator.',
  });
  await commitAs(badr, remove(amna));
  // If two administrators remove each other at once, the second call waits for the lock and then finds this state.
  await expect(commitAs(amna, remove(badr))).rejects.toThrow('no longer an administrator');
  await expect(commitAs(badr, remove(user))).rejects.toMatchObject({ code: 'PT404' });
  expect(await queryAs(badr, list)).toHaveLength(1);
});

test.each(['banned_until', 'deleted_at'])(
  'an account with %s is no administrator: it is not listed, and not made one',
  async (since) => {
    await commitAs(amna, make('badr@example.com', badr.slice(0, 8)));
    await database.exec(
      `update auth.users set ${since} = now() + interval '1 hour' where id in ('${badr}', '${user}')`,
    );
    expect(await queryAs(amna, list)).toMatchObject([{ full_name: 'Amna Saleh' }]);
    await expect(commitAs(amna, make('user@example.com', user.slice(0, 8)))).rejects.toMatchObject({
      code: 'PT400',
      message:
        'This account is banned or deleted. Ask whoever looks after the website to restore it.',
    });
    expect(await commitAs(amna, remove(badr))).toMatchObject([{ user_id: badr, given: false }]);
  },
);
