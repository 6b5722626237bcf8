import { queryOptions } from '@tanstack/react-query';
import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import type { Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';
import { sectionFailure } from './section-failure';

/** A published version without its content. */
export type RevisionEntry = {
  section: SectionKey;
  version: number;
  /** ISO time. */
  at: string;
  by: string;
  /** How many fields it changed; null for the first version. */
  changes: number | null;
};

/** The columns of a `RevisionEntry`. */
const columns = 'section, version, at:published_at, by:publisher_name, changes';

/** The latest versions of a section before a time, newest first. */
export function readRevisionsBefore(
  section: SectionKey,
  before: string,
  limit: number,
): Promise<RevisionEntry[]> {
  return askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select(columns)
      .eq('section', section)
      .lt('published_at', before)
      .order('published_at', { ascending: false })
      .limit(limit),
  );
}

/** The last ten versions over all sections. */
export function readRecentRevisions(): Promise<RevisionEntry[]> {
  return askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select(columns)
      .order('published_at', { ascending: false })
      .limit(10),
  );
}

/** Throws a `SectionFailure`. */
export async function readRevision(section: SectionKey, version: number): Promise<Json> {
  const [row] = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select('content')
      .eq('section', section)
      .eq('version', version),
  );
  if (!row) throw sectionFailure({ error: { code: 'PGRST116', message: '' }, status: 406 });
  return withDefaults(section, row.content);
}

export function revisionQuery(section: SectionKey, version: number) {
  return queryOptions({
    queryKey: ['revision', section, version],
    queryFn: () => readRevision(section, version),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
