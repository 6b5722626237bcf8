import { differences } from '@/admin/compare/differences';
import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import type { Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';

/** A published version. */
export type RevisionEntry = {
  section: SectionKey;
  version: number;
  /** ISO time. */
  at: string;
  by: string;
  content: Json;
  /** How many fields it changed; null for the first version. */
  changes: number | null;
};

type RevisionRow = Omit<RevisionEntry, 'changes'>;

const columns = 'section, version, at:published_at, by:publisher_name, content';

function revisionEntry(row: RevisionRow, earlier: { content: Json } | undefined): RevisionEntry {
  const content = withDefaults(row.section, row.content);
  const changes = earlier
    ? differences(row.section, withDefaults(row.section, earlier.content), content).length
    : null;
  return { ...row, content, changes };
}

/** The latest versions of a section before a time, newest first. */
export async function readRevisionsBefore(
  section: SectionKey,
  before: string,
  limit: number,
): Promise<RevisionEntry[]> {
  const rows = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select(columns)
      .eq('section', section)
      .lt('published_at', before)
      .order('published_at', { ascending: false })
      // One more, which the oldest of them is compared with.
      .limit(limit + 1),
  );
  return rows.slice(0, limit).map((row, at) => revisionEntry(row, rows[at + 1]));
}

/** The last ten versions over all sections. */
export async function readRecentRevisions(): Promise<RevisionEntry[]> {
  const rows = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select(columns)
      .order('published_at', { ascending: false })
      .limit(10),
  );
  if (rows.length === 0) return [];
  const earlier = rows.map(
    ({ section, version }) => `and(section.eq.${section},version.eq.${version - 1})`,
  );
  const compared = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select('section, version, content')
      .or(earlier.join(',')),
  );
  return rows.map((row) =>
    revisionEntry(
      row,
      compared.find(
        ({ section, version }) => section === row.section && version === row.version - 1,
      ),
    ),
  );
}
