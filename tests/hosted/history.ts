import assert from 'node:assert/strict';
import type { Cluster, Session } from './cluster.ts';
import { idOf, signIn } from './people.ts';

const picture = (number: string) => `md5(${number}::text) || '.webp'`;

const fillTablesSql = `
  truncate public.section_entries, public.site_sections restart identity;
  truncate public.site_images;
  insert into public.section_entries (section, kind, content, format, write_id, author_name, at)
  select
    case when number <= 100 then 'hero' when number % 20 < 17 then 'values' else 'about' end::public.section_key,
    case when number % 10 = 0 then 'published' when number % 10 < 8 then 'draft' else 'aside' end::public.entry_kind,
    jsonb_build_object('text', repeat('x', 200)), 1, 'mix ' || number, 'Amna',
    now() - (100000 - number) * interval '20 seconds'
  from generate_series(1, 100000) as number;
  insert into public.site_images (path, file_name, width, height, bytes, uploader_name)
  select ${picture('number')}, '', 640, 480, 9, 'Amna' from generate_series(1, 2000) as number;
  analyze public.section_entries;
  analyze public.site_images
`;

const allPictures = `(
  select jsonb_build_object('slides', jsonb_agg(jsonb_build_object(
    'kind', 'uploaded', 'path', ${picture('number')}, 'width', 640, 'alt', 'Picture ' || number
  ))) from generate_series(1, 1000) as number
)`;

const write = (section: string, content: string, name: string) => `
  select public.write_entry('${section}', 'draft', ${content}, (
    select id from public.section_heads() where section = '${section}'
  ), 1, '${name}') is not null
`;

/** The fastest of five runs in milliseconds, which a busy machine hardly changes. */
async function fastest(session: Session, sql: (time: number) => string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time += 1) {
    const began = performance.now();
    const [answer] = await session.ask(sql(time));
    least = Math.min(least, performance.now() - began);
    assert.doesNotMatch(answer ?? '', /ERROR/, sql(time));
  }
  return least;
}

export async function checkHistory(cluster: Cluster): Promise<string[]> {
  const owner = cluster.open('postgres');
  assert.deepEqual(await owner.ask(fillTablesSql), []);
  const administrator = cluster.open('postgres');
  await signIn(administrator, 0);

  const report = [
    'A history of 100,000 entries, one section of it old; a library of 2,000 pictures:',
  ];
  const page = `select * from public.section_entries where section = 'hero' and id < 9e15::bigint order by id desc limit 30`;
  const recent = `select * from public.section_entries where kind = 'published' order by id desc limit 10`;
  for (const [name, query] of Object.entries({ page, recent })) {
    // Not measured: a first run also reads the system catalogues, which would count as blocks.
    await administrator.ask(query);
    const plan = await administrator.ask(
      `explain (analyze, buffers, costs off, timing off, summary off) ${query}`,
    );
    const [index = ''] = plan.flatMap((line) => /using (section_entries\w+)/.exec(line)?.[1] ?? []);
    const [, hit = 0, read = 0] =
      /shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(
        plan.find((line) => line.includes('Buffers')) ?? '',
      ) ?? [];
    const blocks = Number(hit ?? 0) + Number(read ?? 0);
    assert(blocks < 100, `${name} reads ${blocks} blocks:\n${plan.join('\n')}`);
    report.push(`- ${name}: ${blocks} blocks, ${index}`);
  }

  const limits: [name: string, most: number, sql: (time: number) => string][] = [
    ['section_heads()', 30, () => 'select count(*) from public.section_heads()'],
    ['a page of the history', 30, () => `select count(*) from (${page}) as page`],
    ['a draft of the largest section', 20, (time) => write('values', `'{}'`, `draft ${time}`)],
    ['a draft with 1,000 pictures', 200, (time) => write('about', allPictures, `many ${time}`)],
  ];
  for (const [name, most, sql] of limits) {
    const time = await fastest(administrator, sql);
    report.push(`- ${name}: ${time.toFixed(1)} ms (at most ${most})`);
    assert(time < most, report.at(-1));
  }

  await owner.ask(
    `update auth.users set raw_user_meta_data = jsonb_build_object('full_name', repeat('x', 4000000)) where id = '${idOf(0)}'`,
  );
  const time = await fastest(administrator, (again) => write('hero', `'{}'`, `named ${again}`));
  report.push(`- a draft by a name of 4 MB: ${time.toFixed(1)} ms (at most 100)`);
  assert(time < 100, report.at(-1));
  for (const session of [owner, administrator]) session.end();
  return report;
}
