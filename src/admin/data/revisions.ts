import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import type { Database, Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';

/** A published version without its content, which may be long. */
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
/** Postgres' largest integer: every version comes before it. */
const endOfVersions = 2_147_483_647;

/** A section's versions, newest first, twenty at a time. */
export function revisionsQuery(section: SectionKey) {
  return infiniteQueryOptions({
    queryKey: ['revisions', section],
    queryFn: ({ pageParam }) => readRevisions(section, pageParam),
    initialPageParam: endOfVersions,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.version),
    // Each opening begins with one page: what was kept would be asked for again page by page.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The versions before one, which costs the same however many there are. */
async function readRevisions(section: SectionKey, before: number): Promise<RevisionEntry[]> {
  const rows = await askDatabase((supabase, signal) =>
    supabase
      .from('site_section_revisions')
      .select('version, published_at, publisher_name, changes')
      .eq('section', section)
      .lt('version', before)
      .order('version', { ascending: false })
      .limit(pageSize)
      .abortSignal(signal)
      .retry(false),
  );
  return rows.map((row) => entryOf({ section, ...row }));
}

/** The last ten versions over all sections. */
export async function readRecentRevisions(): Promise<RevisionEntry[]> {
  const rows = await askDatabase((supabase, signal) =>
    supabase
      .from('site_section_revisions')
      .select('section, version, published_at, publisher_name, changes')
      .order('published_at', { ascending: false })
      .limit(10)
      .abortSignal(signal)
      .retry(false),
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

/** The content of one version. */
export async function readRevision(section: SectionKey, version: number): Promise<Json> {
  const row = await askDatabase((supabase, signal) =>
    supabase
      .from('site_section_revisions')
      .select('content')
      .eq('section', section)
      .eq('version', version)
      .abortSignal(signal)
      .retry(false)
      .single(),
  );
  return withDefaults(section, row.content);
}

/** The same as a query: a version never changes. */
export function revisionQuery(section: SectionKey, version: number) {
  return queryOptions({
    queryKey: ['revision', section, version],
    queryFn: () => readRevision(section, version),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
