import assert from 'node:assert/strict';
import type { Session } from './cluster.ts';

const denied = /^ERROR: +42501$/;

type People = { guest: Session; user: Session; administrator: Session; owner: Session };

const calls = {
  add_image: `select * from public.add_image('${'a'.repeat(32)}.webp', '', 640, 480, 9)`,
  administrators: 'select * from public.administrators()',
  hide_image: `select * from public.hide_image('${'a'.repeat(32)}.webp', false)`,
  make_administrator: `select * from public.make_administrator('nobody@example.com')`,
  remove_administrator: `select * from public.remove_administrator(gen_random_uuid())`,
  say_typing: `select * from public.say_typing('hero', 'rights', true)`,
  section_heads: 'select * from public.section_heads()',
  write_entry: `select public.write_entry('hero', 'aside', '{}', null, 1, gen_random_uuid()::text)`,
};

/** Guest, user and administrator against each table, function and sequence of the schema public. Returns the number of checks. */
export async function checkRights({ guest, user, administrator, owner }: People): Promise<number> {
  let checked = 0;
  const expectDenied = async (session: Session, sql: string) => {
    const [line = ''] = await session.ask(sql);
    assert.match(line, denied, sql);
    checked += 1;
  };
  const everybody = [guest, user, administrator];

  const functions = await owner.ask(`
    select proname from pg_proc where pronamespace = 'public'::regnamespace order by proname
  `);
  assert.deepEqual(functions, Object.keys(calls));
  for (const [name, sql] of Object.entries(calls)) {
    await expectDenied(guest, sql);
    if (name === 'section_heads') assert.deepEqual(await user.ask(sql), []);
    else await expectDenied(user, sql);
    // What is refused for another reason than the role may be called.
    assert.doesNotMatch((await administrator.ask(sql)).join('\n'), /42501/, sql);
  }

  const tables = await owner.ask(`select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  for (const table of tables) {
    const [column = ''] = await owner.ask(`select attname from pg_attribute
      where attrelid = 'public.${table}'::regclass and attnum > 0 and attidentity = '' limit 1`);
    for (const session of everybody) {
      await expectDenied(session, `insert into public.${table} default values`);
      await expectDenied(session, `update public.${table} set ${column} = ${column}`);
      await expectDenied(session, `delete from public.${table}`);
      await expectDenied(session, `truncate public.${table} cascade`);
    }
    const read = `select count(*) > 0 from public.${table}`;
    if (table === 'site_sections') {
      for (const session of everybody) assert.deepEqual(await session.ask(read), ['t'], table);
    } else {
      await expectDenied(guest, read);
      assert.deepEqual(await user.ask(read), ['f'], table);
      assert.deepEqual(await administrator.ask(read), ['t'], table);
    }
    checked += 3;
  }

  const sequences = await owner.ask(`select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  assert.deepEqual(sequences, ['role_changes_id_seq', 'section_entries_id_seq']);
  for (const sequence of sequences) {
    for (const session of everybody) {
      await expectDenied(session, `select nextval('public.${sequence}')`);
      await expectDenied(session, `select setval('public.${sequence}', 1)`);
      await expectDenied(session, `select last_value from public.${sequence}`);
    }
  }

  const helpers = await owner.ask(`
    select pg_get_function_identity_arguments(oid) || ' | ' || proname from pg_proc
    where pronamespace = 'private'::regnamespace and proname <> 'has_role'
      and has_function_privilege('authenticated', oid, 'execute')
  `);
  assert.deepEqual(helpers, []);
  return checked;
}
