import type { Database, Json } from '../../../src/lib/supabase/database.types.ts';
import type { Client } from './accounts.ts';

export type SectionKey = Database['public']['Enums']['section_key'];

export function publish(
  client: Client,
  section: SectionKey,
  content: Json,
  expected: { version: number; draft?: number },
) {
  return client.rpc('publish_section', {
    section,
    content,
    expected_version: expected.version,
    ...(expected.draft === undefined ? {} : { expected_draft: expected.draft }),
  });
}

export function saveDraft(
  client: Client,
  section: SectionKey,
  content: Json,
  { version, base = 0 }: { version: number; base?: number },
) {
  return client.rpc('save_section_draft', {
    section,
    content,
    base_version: base,
    expected_version: version,
  });
}

/** All rows, to compare before and after a refused write. */
export async function everything(administrator: Client) {
  const [sections, drafts, revisions, draftHistory] = await Promise.all([
    administrator.from('site_sections').select().order('section').throwOnError(),
    administrator.from('site_section_drafts').select().order('section').throwOnError(),
    administrator
      .from('site_section_revisions')
      .select()
      .order('section')
      .order('version')
      .throwOnError(),
    administrator.from('site_section_draft_history').select().order('version').throwOnError(),
  ]);
  return {
    sections: sections.data,
    drafts: drafts.data,
    revisions: revisions.data,
    draftHistory: draftHistory.data,
  };
}
