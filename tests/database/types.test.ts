import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/lib/database.types.ts';
import { hostedDatabase } from './support/hosted.ts';

type Tables = Database['public']['Tables'];
type Column<Row, Insert, Name extends keyof Row & keyof Insert> = {
  type: string;
  nullable: null extends Row[Name] ? true : false;
  /** Whether an insert may leave it out. */
  optional: undefined extends Insert[Name] ? true : false;
};

// The compiler compares this with the hand-written types, the test below with the migrations.
const tables = {
  user_roles: {
    created_at: { type: 'timestamptz', nullable: false, optional: true },
    role: { type: 'app_role', nullable: false, optional: false },
    user_id: { type: 'uuid', nullable: false, optional: false },
  },
} satisfies {
  [Table in keyof Tables]: {
    [Name in keyof Tables[Table]['Row']]: Column<
      Tables[Table]['Row'],
      Tables[Table]['Insert'],
      Name
    >;
  };
};

const enums = { app_role: { admin: true } } satisfies {
  [Name in keyof Database['public']['Enums']]: Record<Database['public']['Enums'][Name], true>;
};

let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
});

afterAll(() => database.close());

test('the row types fit the tables', async () => {
  const { rows } = await database.query<{ table: string; name: string; column: object }>(`
    select
      table_name as table,
      column_name as name,
      json_build_object(
        'type', udt_name,
        'nullable', is_nullable = 'YES',
        'optional', is_nullable = 'YES' or column_default is not null
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
    select typname as name, array_agg(enumlabel::text) as values
    from pg_enum join pg_type on pg_type.oid = enumtypid
    group by typname
  `);
  const expected = Object.entries(enums).map(([name, values]) => ({
    name,
    values: Object.keys(values),
  }));
  expect(rows).toEqual(expected);
});
