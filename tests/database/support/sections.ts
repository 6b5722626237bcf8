import type { Database, Json } from '../../../src/lib/supabase/database.types.ts';
import type { Client } from './accounts.ts';

export type SectionKey = Database['public']['Enums']['section_key'];
export type EntryKind = Database['public']['Enums']['entry_kind'];

type Write = { parent: number | null; format?: number; writeId?: string };

/** One call of `write_entry`, with an id of its own unless it names one. */
export function write(
  client: Client,
  section: SectionKey,
  kind: EntryKind,
  content: Json,
  { parent, format = 1, writeId = crypto.randomUUID() }: Write,
) {
  return client.rpc('write_entry', { section, kind, content, parent, format, write_id: writeId });
}

/** The id of the section's head; null for a section without entries. */
export async function headOf(client: Client, section: SectionKey): Promise<number | null> {
  const { data } = await client.rpc('section_heads').throwOnError();
  return data.find((head) => head.section === section)?.id ?? null;
}

/** Writes on the present head and returns the answer. */
export async function writeNext(
  client: Client,
  section: SectionKey,
  kind: EntryKind,
  content: Json = null,
) {
  const parent = await headOf(client, section);
  const { data } = await write(client, section, kind, content, { parent }).throwOnError();
  return data;
}

const tables = [
  'site_sections',
  'section_entries',
  'section_presence',
  'site_images',
  'role_changes',
  'user_roles',
] as const;

/** All rows that an administrator reads, to compare before and after a refused write. */
export async function everything(administrator: Client) {
  const answers = await Promise.all(
    tables.map((table) =>
      administrator
        .from(table as 'site_images')
        .select()
        .throwOnError(),
    ),
  );
  return answers.map(({ data }) => data);
}
