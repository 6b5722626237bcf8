import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enums, functions, tables } from './support/described-types.ts';
import { hostedDatabase, queryAs } from './support/hosted-database.ts';
import { seed } from './support/hosted-sql.ts';

const first = '11111111-1111-4111-8111-111111111111';
const second = '22222222-2222-4222-8222-222222222222';
const ordinary = '33333333-3333-4333-8333-333333333333';
const stranger = '44444444-4444-4444-8444-444444444444';

let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
  await database.exec(`
    insert into auth.users (id) values ('${first}'), ('${second}'), ('${ordinary}');
    insert into public.user_roles (user_id, role) values ('${first}', 'admin'), ('${second}', 'admin');
  `);
});

afterAll(() => database.close());

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await database.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

test('an administrator reads their own row and no other administrator’s', async () => {
  expect(await queryAs(database, first, 'select user_id, role from public.user_roles')).toEqual([
    { user_id: first, role: 'admin' },
  ]);
});

test('has_role answers for the signed-in user', async () => {
  const ask = `select private.has_role('admin') as value`;
  expect(await queryAs(database, first, ask)).toEqual([{ value: true }]);
  expect(await queryAs(database, ordinary, ask)).toEqual([{ value: false }]);
  expect(await queryAs(database, stranger, ask)).toEqual([{ value: false }]);
  await expect(queryAs(database, null, ask)).rejects.toThrow('permission denied');
});

test.each(['banned_until', 'deleted_at'])(
  'an account has no role while %s says so',
  async (column) => {
    await database.exec(
      `update auth.users set ${column} = now() + interval '1 hour' where id = '${second}'`,
    );
    const ask = `select private.has_role('admin') as value`;
    expect(await queryAs(database, second, ask)).toEqual([{ value: false }]);
    await database.exec(
      `update auth.users set banned_until = now() - interval '1 second', deleted_at = null`,
    );
    expect(await queryAs(database, second, ask)).toEqual([{ value: true }]);
  },
);

test('a role goes with its user', async () => {
  await database.transaction(async (transaction) => {
    await transaction.exec(`delete from auth.users where id = '${second}'`);
    const { rows } = await transaction.query('select user_id from public.user_roles');
    expect(rows).toEqual([{ user_id: first }]);
    await transaction.rollback();
  });
});

test('every table of the API has row level security and a comment', async () => {
  expect(
    await column(`
      select relname as value from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and (not relrowsecurity or obj_description(oid, 'pg_class') is null)
    `),
  ).toEqual([]);
});

test('every policy names one verb and its roles', async () => {
  expect(
    await column(`
      select policyname as value from pg_policies
      where schemaname = 'public' and (cmd = 'ALL' or roles = '{public}')
    `),
  ).toEqual([]);
});

test('every function of elevated rights pins its search path', async () => {
  expect(
    await column(`
      select proname as value from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and prosecdef and not coalesce('search_path=""' = any (proconfig), false)
    `),
  ).toEqual([]);
});

const grantsOf = (kind: string) => `
  select concat_ws(' ', grantee, privilege_type, table_name) as value
  from information_schema.${kind}
  where table_schema in ('public', 'private') and grantee in ('PUBLIC', 'anon', 'authenticated')
  order by value
`;

test('tables are read over the API and never written', async () => {
  expect(await column(grantsOf('role_table_grants'))).toEqual([
    'anon SELECT site_sections',
    'authenticated SELECT role_changes',
    'authenticated SELECT section_entries',
    'authenticated SELECT section_presence',
    'authenticated SELECT site_images',
    'authenticated SELECT site_sections',
    'authenticated SELECT user_roles',
  ]);
  const columns = await column(grantsOf('column_privileges'));
  expect(columns.filter((grant) => !/ SELECT /.test(String(grant)))).toEqual([]);
});

test('nobody uses a sequence over the API', async () => {
  expect(
    await column(`
      select concat_ws(' ', rolname, relname) as value from pg_class cross join pg_roles
      where relkind = 'S' and relnamespace = 'public'::regnamespace and rolname in ('anon', 'authenticated')
        and has_sequence_privilege(rolname, pg_class.oid, 'usage, select, update')
    `),
  ).toEqual([]);
});

test('whoever is signed in may call the functions of the API and has_role, a guest none', async () => {
  expect(
    await column(`
      select concat_ws(' ', rolname, pronamespace::regnamespace, proname) as value
      from pg_proc cross join pg_roles
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and rolname in ('anon', 'authenticated')
        and has_function_privilege(rolname, pg_proc.oid, 'execute')
      order by value
    `),
  ).toEqual([
    'authenticated private has_role',
    ...Object.keys(functions)
      .sort()
      .map((name) => `authenticated public ${name}`),
  ]);
});

test('the seed refuses a hosted project and leaves nothing there', async () => {
  await expect(database.exec(seed())).rejects.toThrow('for the embedded backend only');
  expect(
    await column(`select email as value from auth.users where email like '%saffrongate%'`),
  ).toEqual([]);
  expect(await column('select user_id as value from public.user_roles')).toHaveLength(2);
});

test('the row types fit the tables', async () => {
  const { rows } = await database.query<{ table: string; name: string; column: object }>(`
    select
      table_name as table,
      column_name as name,
      json_build_object(
        'type', udt_name,
        'nullable', is_nullable = 'YES'
      ) as column
    from information_schema.columns
    where table_schema = 'public'
  `);
  const found: Record<string, Record<string, object>> = {};
  for (const { table, name, column } of rows) {
    found[table] ??= {};
    found[table][name] = column;
  }
  expect(found).toEqual(tables);
});

test('the enum types fit the enums', async () => {
  const { rows } = await database.query<{ name: string; values: string[] }>(`
    select typname as name, array_agg(enumlabel::text order by enumsortorder) as values
    from pg_enum join pg_type on pg_type.oid = enumtypid
    where typnamespace = 'public'::regnamespace
    group by typname order by typname
  `);
  const expected = Object.entries(enums).map(([name, values]) => ({
    name,
    values: Object.keys(values),
  }));
  expect(rows).toEqual(expected);
});

test('the parameter types fit the functions', async () => {
  const { rows } = await database.query<{ name: string; parameters: object }>(`
    select proname as name, coalesce(json_object_agg(parameter, json_build_object(
      'type', typname,
      'optional', place > pronargs - pronargdefaults
    )) filter (where typname is not null), '{}') as parameters
    from pg_proc
    left join unnest(proargnames, proargtypes::oid[]) with ordinality as _ (parameter, type, place) on true
    left join pg_type on pg_type.oid = type
    where pronamespace = 'public'::regnamespace
    group by proname
  `);
  expect(Object.fromEntries(rows.map(({ name, parameters }) => [name, parameters]))).toEqual(
    functions,
  );
});
