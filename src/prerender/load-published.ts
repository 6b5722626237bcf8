import * as v from 'valibot';
import type { Backend } from '@/config/read-backend';
import { fetchPublished } from '@/content/published/fetch-published';
import { readSections } from '@/content/published/read-sections';
import { sectionKeys } from '@/content/sections/section-keys';

const entriesSchema = v.array(v.object({ section: v.picklist(sectionKeys), entry: v.number() }));

export type PublishedSections = { section: string; entry: number; content: unknown }[];

export async function loadPublished(
  backend: Exclude<Backend, { kind: 'none' }>,
): Promise<PublishedSections> {
  const rows = await fetchPublished(backend, []);
  const contents = readSections(rows);
  return v
    .parse(entriesSchema, rows)
    .filter(({ section }) => contents[section] !== undefined)
    .map(({ section, entry }) => ({ section, entry, content: contents[section] }));
}
