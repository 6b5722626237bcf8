import type { Database, Json } from '../../../src/lib/supabase/database.types.ts';
import type { Client } from './accounts.ts';

export type SectionKey = Database['public']['Enums']['section_key'];
export type EntryKind = Database['public']['Enums']['entry_kind'];

type Write = { parent: number | null; format?: number; writeId?: string };

export function write(
  client: Client,
  section: SectionKey,
  kind: EntryKind,
  content: Json,
  { parent, format = 1, writeId = crypto.randomUUID() }: Write,
) {
  return client.rpc('write_entry', { section, kind, content, parent, format, write_id: writeId });
}

export async function headOf(client: Client, section: SectionKey): Promise<number | null> {
  const { data } = await client.rpc('section_heads').throwOnError();
  return data.find((head) => head.section === section)?.id ?? null;
}

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
