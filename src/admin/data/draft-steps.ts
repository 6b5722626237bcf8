import { queryOptions } from '@tanstack/react-query';
import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import type { Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';

/** One save of a draft. */
export type DraftStep = { content: Json; by: string; byId: string | null };

/** All saves of the draft that has this version, oldest first. */
export function draftStepsQuery(section: SectionKey, draftVersion: number) {
  return queryOptions({
    queryKey: ['draft-steps', section, draftVersion],
    queryFn: () => readDraftSteps(section, draftVersion),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readDraftSteps(section: SectionKey, draftVersion: number): Promise<DraftStep[]> {
  const [saved] = await askDatabase((supabase) =>
    supabase
      .from('site_section_draft_history')
      .select('draftId:draft_id')
      .eq('section', section)
      .eq('version', draftVersion),
  );
  if (!saved) return [];
  const rows = await askDatabase((supabase) =>
    supabase
      .from('site_section_draft_history')
      .select('content, by:saver_name, byId:saved_by')
      .eq('section', section)
      .eq('draft_id', saved.draftId)
      .lte('version', draftVersion)
      .order('version'),
  );
  return rows.map((row) => ({ ...row, content: withDefaults(section, row.content) }));
}
