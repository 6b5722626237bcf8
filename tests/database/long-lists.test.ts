import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftAuthorsQuery, historyQuery } from '@/admin/data/entries';
import { libraryPicturesQuery } from '@/admin/inputs/pictures/picture-dialog';
import { createQueryClient } from '@/lib/query-client';
import { loadSupabase } from '@/lib/supabase/supabase';
import { clearContentSql } from '../embedded/test-requests.ts';
import { runSql } from './support/accounts.ts';
import { signInBrowser } from './support/open-form.ts';

beforeAll(() => signInBrowser());
afterAll(async () => {
  await runSql('delete from public.site_images');
  await runSql(clearContentSql);
});

// PostgREST answers with 1,000 rows at most.
test.each([
  [0, 0],
  [1_100, 1_000],
])('of %i pictures, the newest %i are read, newest first', async (count, length) => {
  await runSql(`
    delete from public.site_images;
    insert into public.site_images (path, file_name, width, height, bytes, uploaded_at, uploader_name)
    select md5(number::text) || '.webp', number::text, 640, 480, 1,
      timestamptz '2026-01-01' + number * interval '1 minute', 'Amna'
    from generate_series(1, ${count}) as number
  `);
  const { queryFn } = libraryPicturesQuery;
  if (typeof queryFn !== 'function') throw new Error('The query has no function');
  const pictures = await queryFn({} as never);
  expect(pictures.map(({ file_name }) => file_name)).toEqual(
    Array.from({ length }, (_, index) => String(count - index)),
  );
});

test('the history of a section is read to its first entry, page by page, past a thousand', async () => {
  await runSql(clearContentSql);
  await runSql(`
    insert into public.section_entries (section, kind, content, format, write_id, author_name)
    select 'hero', 'published', '{}', 1, 'many ' || number, 'Amna' from generate_series(1, 1100) as number
  `);
  const { pages } = await createQueryClient().fetchInfiniteQuery({
    ...historyQuery('hero'),
    pages: 100,
  });
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(1100);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test('whoever else has saved a draft is named, also a thousand of one’s own saves ago, but not who wrote before it', async () => {
  const { auth } = await loadSupabase();
  const oneself = (await auth.getUser()).data.user?.id ?? '';
  await runSql(clearContentSql);
  await runSql(`
    insert into public.section_entries (section, kind, content, format, write_id, author_name)
    values ('hero', 'draft', '{}', 1, 'earlier', 'Layla'), ('hero', 'discarded', null, 1, 'between', 'Layla'),
      ('hero', 'draft', '{}', 1, 'first', 'Bilal');
    insert into public.section_entries (section, kind, content, format, write_id, author, author_name)
    select 'hero', 'draft', '{}', 1, 'many ' || number, '${oneself}', 'Amna' from generate_series(1, 1100) as number
  `);
  const authors = draftAuthorsQuery('hero', Number.MAX_SAFE_INTEGER, oneself);
  expect(await createQueryClient().fetchQuery(authors)).toEqual(['Bilal']);
});
