import { expect, test } from 'vitest';
import { applyMigrations, hostedDatabase, queryAs } from './support/hosted.ts';

/** The last migration of the release before. */
const lastRelease = '20261121220000';

const amna = '11111111-1111-4111-8111-111111111111';

const path = `${'3f9a'.repeat(8)}.webp`;
const picture = (alt: string, width: unknown) => ({
  kind: 'uploaded',
  path,
  width,
  height: 480,
  alt,
});
const published = (title: string, ...pictures: object[]) => JSON.stringify({ title, pictures });

test('a database of the last release is upgraded with all that is in it', async () => {
  const database = await hostedDatabase(lastRelease);
  await database.exec(`
    insert into auth.users (id, email, raw_user_meta_data)
    values ('${amna}', 'amna@example.com', '{"full_name": "Amna Saleh"}');
    insert into public.user_roles (user_id, role, created_at) values ('${amna}', 'admin', '2026-01-02T03:04:05Z');
    insert into storage.objects (bucket_id, name, created_at)
    values ('site-images', '${path.replace('.', '-640.')}', '2026-01-02T03:04:05Z');
    insert into public.site_sections (section, content)
    values ('hero', '${published('One', picture('Earlier words', 640))}');
    update public.site_sections
    set content = '${published('Two', picture('Damaged', 'wide'), picture('A harbour', 640), picture('Not stored', 1280))}';
    insert into public.site_section_drafts (section, content, base_version)
    values ('hero', '{"title": "Draft"}', 2);
  `);
  const tables = ['user_roles', 'site_sections', 'site_section_drafts', 'site_section_revisions'];
  const read = () =>
    Promise.all(
      tables.map(async (name) => (await database.query(`select * from public.${name}`)).rows),
    );
  const before = await read();
  expect(before.map((rows) => rows.length)).toEqual([1, 1, 1, 2]);

  await applyMigrations(database, lastRelease, '99991231235959');
  // Columns were added; the draft that is open goes on under its version.
  const [roles = [], sections = [], [draft] = [], revisions = []] = before;
  const format = 1;
  expect(await read()).toEqual([
    roles,
    sections.map((row) => ({ ...(row as object), format })),
    [
      {
        ...(draft as { version: number }),
        format,
        draft_id: (draft as { version: number }).version,
      },
    ],
    revisions.map((row) => ({ ...(row as object), format, draft_id: null })),
  ]);
  expect(await queryAs(database, amna, 'select * from public.administrators()')).toEqual([
    {
      user_id: amna,
      full_name: 'Amna Saleh',
      address: 'amna@example.com',
      since: new Date('2026-01-02T03:04:05Z'),
      made_by: null,
    },
  ]);
  const listed = `
    select path, file_name, description, width, height, bytes, uploaded_at from public.site_images
  `;
  expect(await queryAs(database, amna, listed)).toEqual([
    {
      path,
      file_name: '',
      description: 'A harbour',
      width: 640,
      height: 480,
      bytes: null,
      uploaded_at: new Date('2026-01-02T03:04:05Z'),
    },
  ]);
  const record = 'select changed_at, changed_by, changer_name from public.role_changes';
  expect(await queryAs(database, amna, record)).toEqual([
    { changed_at: new Date('2026-01-02T03:04:05Z'), changed_by: null, changer_name: 'Database' },
  ]);
  await database.close();
});
