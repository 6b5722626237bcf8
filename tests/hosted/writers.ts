import assert from 'node:assert/strict';
import type { Cluster, Session } from './cluster.ts';
import { idOf, signIn } from './people.ts';

const rounds = 20;
const writers = 12;
const sections = ['about', 'values', 'services', 'clients'];
const pictures = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.webp`);

/** In every round, this person is made an administrator, removed and deleted. All with a lower number stay administrators. */
const changingPerson = writers + sections.length + 1;

const setUp = `
  insert into auth.users (id, email)
  select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'person' || number || '@example.com'
  from generate_series(0, ${changingPerson}) as number;
  insert into public.user_roles (user_id, role)
  select id, 'admin' from auth.users where id <> '${idOf(changingPerson)}';
  insert into storage.objects (bucket_id, name)
  select 'site-images', repeat(letter, 32) || '-640.webp' from unnest(array['a', 'b', 'c']) as letter
`;

/** The id of the entry, or the SQLSTATE. */
type Answer = { accepted: number } | { refused: string };

function answerOf(lines: string[]): Answer {
  const [line = ''] = lines;
  const refused = /^ERROR: +(\w{5})/.exec(line)?.[1];
  return refused ? { refused } : { accepted: Number(line) };
}

const random = (below: number) => Math.floor(Math.random() * below);
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;

function contentOf(text: string) {
  const shown = [...pictures].sort(() => Math.random() - 0.5);
  const slides = shown.map((path) => ({
    kind: 'uploaded',
    path,
    width: 640,
    height: 480,
    alt: text,
  }));
  return JSON.stringify({ text, slides });
}

let writes = 0;
function write(section: string, kind: string, parent: string) {
  writes += 1;
  const content = contentOf(`${kind} ${writes}`);
  return `select public.write_entry('${section}', '${kind}', '${content}', ${parent}, 1, 'write ${writes}') #>> '{entry,id}'`;
}

const headOf = (section: string) =>
  `(select id from public.section_heads() where section = '${section}')`;
const keepPicture = () =>
  `select from public.add_image('${pick(pictures)}', 'harbour.png', 640, 480, 9)`;
const hidePicture = () =>
  `select from public.hide_image('${pick(pictures)}', ${pick([true, false])})`;
const type = (section: string, tab: number) =>
  `select from public.say_typing('${section}', 'tab ${tab}', ${pick([true, true, false])})`;

/** All statements wait for one lock and begin when it is released. */
async function together<Result>(owner: Session, starts: ((go: string) => Promise<Result>)[]) {
  await owner.ask('select pg_advisory_lock(1)');
  const running = starts.map((start) =>
    start('select pg_advisory_lock_shared(1), pg_advisory_unlock_shared(1)'),
  );
  const waiting = `select count(*) from pg_locks where locktype = 'advisory' and objid = 1 and not granted`;
  while (Number((await owner.ask(waiting))[0]) < starts.length);
  await owner.ask('select pg_advisory_unlock(1)');
  return Promise.all(running);
}

/** In each round twelve write to one section on the same head, while others write to other sections, pictures and roles. */
export async function checkWriters(cluster: Cluster): Promise<string[]> {
  const owner = cluster.open('postgres');
  assert.deepEqual(await owner.ask(setUp), []);
  const people = await Promise.all(
    Array.from({ length: changingPerson }, async (_, person) => {
      const session = cluster.open('postgres');
      await signIn(session, person);
      return session;
    }),
  );
  const removed = cluster.open('postgres');
  for (const picture of pictures) {
    await people[0]?.ask(`select from public.add_image('${picture}', '', 640, 480, 9)`);
  }

  const states: Record<string, number> = {};
  const written = new Set<number>();
  const began = performance.now();
  let calls = 0;
  async function ask(session: Session, sql: string): Promise<Answer> {
    calls += 1;
    const answer = answerOf(await session.ask(sql));
    const state = 'refused' in answer ? answer.refused : 'accepted';
    states[state] = (states[state] ?? 0) + 1;
    return answer;
  }

  for (let round = 1; round <= rounds; round += 1) {
    const [head = ''] = await (people[0] as Session).ask(headOf('hero').replace(/^\(|\)$/g, ''));
    const parent = head || 'null';
    const kinds = ['draft', 'published', 'discarded'];
    const answers = await together<Answer[]>(owner, [
      ...people.slice(0, writers).map((session, person) => async (go: string) => {
        const sql = write('hero', kinds[person % 3] ?? 'draft', parent);
        await session.ask(go);
        const answer = await ask(session, sql);
        const again = await ask(session, sql);
        assert.deepEqual(again, answer);
        for (const next of [type('hero', person), keepPicture(), hidePicture()])
          await ask(session, next);
        const aside = await ask(session, write('hero', 'aside', parent));
        if ('accepted' in aside) written.add(aside.accepted);
        return [answer];
      }),
      ...sections.map((section, index) => async (go: string) => {
        const session = people[writers + index] as Session;
        await session.ask(go);
        for (let time = 0; time < 4; time += 1) {
          const answer = await ask(session, write(section, pick(kinds), headOf(section)));
          assert('accepted' in answer, JSON.stringify(answer));
          written.add(answer.accepted);
          await ask(session, hidePicture());
          await ask(session, type(section, 99));
        }
        return [];
      }),
      async (go: string) => {
        const session = people[changingPerson - 1] as Session;
        await session.ask(go);
        for (let time = 0; time < 4; time += 1) {
          await ask(
            session,
            `select from public.make_administrator('person${changingPerson}@example.com', '00000000')`,
          );
          await ask(session, `select from public.remove_administrator('${idOf(changingPerson)}')`);
        }
        return [];
      },
      async (go: string) => {
        await removed.ask(go);
        const account = idOf(changingPerson);
        await removed.ask(`delete from auth.users where id = '${account}'`);
        await removed.ask(
          `insert into auth.users (id, email) values ('${account}', 'person${changingPerson}@example.com')`,
        );
        return [];
      },
    ]);
    const outcomes = answers.flat();
    const accepted = outcomes.filter((answer) => 'accepted' in answer);
    assert.equal(accepted.length, 1, `round ${round}: ${JSON.stringify(outcomes)}`);
    const refused = outcomes.filter((answer) => 'refused' in answer && answer.refused === 'PT409');
    assert.equal(refused.length, writers - 1, `round ${round}: ${JSON.stringify(outcomes)}`);
    for (const answer of accepted) written.add(answer.accepted);
  }

  const seconds = (performance.now() - began) / 1000;
  const stored = await owner.ask('select id from public.section_entries');
  assert.deepEqual(
    new Set(stored.map(Number)),
    written,
    'every accepted write is in the history, and nothing else',
  );
  const chain = await owner.ask(`
    select count(*) from (
      select parent, lag(id) over (partition by section order by id) as before
      from public.section_entries where kind <> 'aside'
    ) as entries where parent is distinct from before
  `);
  assert.deepEqual(chain, ['0'], 'each entry follows the one before it');
  const live = await owner.ask(`
    select count(*) from public.site_sections as live where (live.entry, live.content) is distinct from (
      select (id, content) from public.section_entries as entries
      where entries.section = live.section and kind = 'published' order by id desc limit 1
    )
  `);
  assert.deepEqual(live, ['0'], 'visitors see the newest publication');
  const deadlocks = await owner.ask(
    `select deadlocks from pg_stat_database where datname = 'postgres'`,
  );
  assert.deepEqual(deadlocks, ['0']);
  for (const state of Object.keys(states)) assert.match(state, /^(accepted|PT\d{3})$/);

  for (const session of [owner, removed, ...people]) session.end();
  return [
    `${rounds} rounds of ${writers} writers to one section, one accepted in each: ${calls} calls in ${seconds.toFixed(1)} s, ${JSON.stringify(states)}, ${stored.length} entries, no deadlock.`,
  ];
}
