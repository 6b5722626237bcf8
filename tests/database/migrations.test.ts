import { beforeAll, expect, test } from 'vitest';
import { sectionKeys } from '../../src/content/sections/section.ts';
import type { Database } from '../../src/lib/supabase/database.types.ts';
import { amna, badr, database, queryAs, user, values } from './support/hosted-database.ts';
import { seed } from './support/hosted-sql.ts';

const stranger = '44444444-4444-4444-8444-444444444444';

beforeAll(async () => {
  await database.exec(`
    insert into auth.users (id) values ('${amna}'), ('${badr}'), ('${user}');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin'), ('${badr}', 'admin');
  `);
});

const ask = `select private.has_role('admin') as value`;

test('has_role answers for the signed-in user, who reads their own row and no other’s', async () => {
  expect(await queryAs(amna, ask)).toEqual([{ value: true }]);
  expect(await queryAs(user, ask)).toEqual([{ value: false }]);
  expect(await queryAs(stranger, ask)).toEqual([{ value: false }]);
  await expect(queryAs(null, ask)).rejects.toThrow('permission denied');
  const rows = await queryAs(amna, 'select user_id from public.user_roles');
  expect(rows).toEqual([{ user_id: amna }]);
});

test.each(['banned_until', 'deleted_at'])(
  'an account has no role while %s says so',
  async (since) => {
    const until = `update auth.users set ${since} = now() + interval '1 hour' where id = '${badr}'`;
    await database.exec(until);
    expect(await queryAs(badr, ask)).toEqual([{ value: false }]);
    await database.exec(
      `update auth.users set banned_until = now() - interval '1 second', deleted_at = null`,
    );
    expect(await queryAs(badr, ask)).toEqual([{ value: true }]);
  },
);

const grantsOf = (kind: string) => `
  select concat_ws(' ', grantee, privilege_type, table_name) as value
  from information_schema.${kind}
  where table_schema in ('public', 'private') and grantee in ('PUBLIC', 'anon', 'authenticated')
  order by value
`;

// Other tests call each over the API, with the parameters of its type.
const functions: readonly (keyof Database['public']['Functions'])[] = [
  'add_image',
  'administrators',
  'hide_image',
  'make_administrator',
  'remove_administrator',
  'say_typing',
  'section_heads',
  'write_entry',
];

type Enums = Database['public']['Enums'];
const enums: { [Name in keyof Enums]: readonly Enums[Name][] } = {
  app_role: ['admin'],
  entry_kind: ['draft', 'published', 'discarded', 'aside'],
  section_key: sectionKeys,
};

test.each<[string, unknown[], string]>([
  [
    'without row level security or a comment no table',
    [],
    `select relname as value from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and (not relrowsecurity or obj_description(oid, 'pg_class') is null)`,
  ],
  [
    'for all verbs or everybody no policy',
    [],
    `select policyname as value from pg_policies
    where schemaname = 'public' and (cmd = 'ALL' or roles = '{public}')`,
  ],
  [
    'of elevated rights without a search path no function',
    [],
    `select proname as value from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosecdef and not coalesce('search_path=""' = any (proconfig), false)`,
  ],
  [
    'to be used over the API no sequence',
    [],
    `select concat_ws(' ', rolname, relname) as value from pg_class cross join pg_roles
    where relkind = 'S' and relnamespace = 'public'::regnamespace and rolname in ('anon', 'authenticated')
      and has_sequence_privilege(rolname, pg_class.oid, 'usage, select, update')`,
  ],
  [
    'to be written over the API no column',
    [],
    `select * from (${grantsOf('column_privileges')}) as grants where value not like '% SELECT %'`,
  ],
  [
    'to be read over the API, and never written, just these tables',
    [
      'anon SELECT site_sections',
      'authenticated SELECT role_changes',
      'authenticated SELECT section_entries',
      'authenticated SELECT section_presence',
      'authenticated SELECT site_images',
      'authenticated SELECT site_sections',
      'authenticated SELECT user_roles',
    ],
    grantsOf('role_table_grants'),
  ],
  [
    'for a guest no function, for whoever is signed in those of the API and has_role',
    ['authenticated private has_role', ...functions.map((name) => `authenticated public ${name}`)],
    `select concat_ws(' ', rolname, pronamespace::regnamespace, proname) as value
    from pg_proc cross join pg_roles
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and rolname in ('anon', 'authenticated')
      and has_function_privilege(rolname, pg_proc.oid, 'execute')
    order by value`,
  ],
  [
    'the enums with the values that the code knows',
    Object.entries(enums),
    `select json_build_array(typname, json_agg(enumlabel order by enumsortorder)) as value
    from pg_enum join pg_type on pg_type.oid = enumtypid
    where typnamespace = 'public'::regnamespace
    group by typname order by typname`,
  ],
  [
    'that may be null, as database.types.ts says, just these columns',
    [
      'role_changes.changed_by',
      'section_entries.author',
      'section_entries.content',
      'section_entries.parent',
      'site_images.uploaded_by',
    ],
    `select concat_ws('.', table_name, column_name) as value from information_schema.columns
    where table_schema = 'public' and is_nullable = 'YES' order by value`,
  ],
])('the migrations make %s', async (_, expected, sql) => {
  expect(await values(sql)).toEqual(expected);
});

test('the seed refuses a hosted project and leaves nothing there', async () => {
  await expect(database.exec(seed())).rejects.toThrow('for the embedded backend only');
  const accounts = `select email as value from auth.users where email like '%saffrongate%'`;
  expect(await values(accounts)).toEqual([]);
  expect(await values('select user_id as value from public.user_roles')).toHaveLength(2);
});
