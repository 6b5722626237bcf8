import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import type { Database, Json } from '@/lib/supabase/database.types';
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

const pageSize = 20;
/** Postgres' largest integer: the first page is "before" this version. */
const maxVersion = 2_147_483_647;

/** A section's published versions, newest first, twenty a page. */
export function revisionsQuery(section: SectionKey) {
  return infiniteQueryOptions({
    queryKey: ['revisions', section],
    queryFn: ({ pageParam }) => readRevisions(section, pageParam),
    initialPageParam: maxVersion,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.version),
    // Not cached: reopening would refetch every cached page, one after the other.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Keyset pagination: the page of versions below one. */
async function readRevisions(section: SectionKey, before: number): Promise<RevisionEntry[]> {
  const rows = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select('version, published_at, publisher_name, changes')
      .eq('section', section)
      .lt('version', before)
      .order('version', { ascending: false })
      .limit(pageSize),
  );
  return rows.map((row) => entryOf({ section, ...row }));
}

/** The last ten versions over all sections. */
export async function readRecentRevisions(): Promise<RevisionEntry[]> {
  const rows = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select('section, version, published_at, publisher_name, changes')
      .order('published_at', { ascending: false })
      .limit(10),
  );
  return rows.map(entryOf);
}

type Row = Database['public']['Tables']['site_section_revisions']['Row'];

function entryOf(
  row: Pick<Row, 'section' | 'version' | 'published_at' | 'publisher_name' | 'changes'>,
): RevisionEntry {
  const { section, version, published_at, publisher_name, changes } = row;
  return { section, version, at: published_at, by: publisher_name, changes };
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
