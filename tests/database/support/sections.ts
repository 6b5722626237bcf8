import type { Database, Json } from '../../../src/lib/supabase/database.types.ts';
import type { Client } from './accounts.ts';

export type SectionKey = Database['public']['Enums']['section_key'];

export function publish(
  client: Client,
  section: SectionKey,
  content: Json,
  expected: { version: number; draft?: number; format?: number; writeId?: string },
) {
  return client.rpc('publish_section', {
    section,
    content,
    expected_version: expected.version,
    ...(expected.draft === undefined ? {} : { expected_draft: expected.draft }),
    ...(expected.format === undefined ? {} : { format: expected.format }),
    ...(expected.writeId === undefined ? {} : { write_id: expected.writeId }),
  });
}

export function saveDraft(
  client: Client,
  section: SectionKey,
  content: Json,
  expected: { version: number; base?: number; format?: number; writeId?: string },
) {
  return client.rpc('save_section_draft', {
    section,
    content,
    base_version: expected.base ?? 0,
    expected_version: expected.version,
    ...(expected.format === undefined ? {} : { format: expected.format }),
    ...(expected.writeId === undefined ? {} : { write_id: expected.writeId }),
  });
}

/** All rows, to compare before and after a refused write. */
export async function everything(administrator: Client) {
  const [sections, drafts, revisions, draftHistory, writes] = await Promise.all([
    administrator.from('site_sections').select().order('section').throwOnError(),
    administrator.from('site_section_drafts').select().order('section').throwOnError(),
    administrator
      .from('site_section_revisions')
      .select()
      .order('section')
      .order('version')
      .throwOnError(),
    administrator.from('site_section_draft_history').select().order('version').throwOnError(),
    administrator.from('site_section_writes').select().order('id').throwOnError(),
  ]);
  return {
    sections: sections.data,
    drafts: drafts.data,
    revisions: revisions.data,
    draftHistory: draftHistory.data,
    writes: writes.data,
  };
}
