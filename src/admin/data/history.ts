import { infiniteQueryOptions } from '@tanstack/react-query';
import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import type { Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';
import { type RevisionEntry, readRevisionsBefore } from './revisions';

/** A saved draft, also one that was discarded or published since; times as ISO strings. */
type DraftEntry = {
  section: SectionKey;
  version: number;
  at: string;
  by: string;
  content: Json;
  /** When and by whom the draft was discarded or published; null before that, and for earlier saves of it. */
  ended: { at: string; by: string } | null;
  /** The version that it was published as. */
  publishedVersion: number | null;
};

export type HistoryEntry =
  | ({ kind: 'version' } & RevisionEntry)
  | ({ kind: 'draft' } & DraftEntry)
  | { kind: 'original'; section: SectionKey };

type DatedEntry = Exclude<HistoryEntry, { kind: 'original' }>;

const pageSize = 20;

/** A section's published versions and saved drafts in one list, newest first, twenty a page. */
export function historyQuery(section: SectionKey) {
  return infiniteQueryOptions({
    queryKey: ['history', section],
    queryFn: ({ pageParam }) => readHistory(section, pageParam),
    // Postgres' word for a time after all others.
    initialPageParam: 'infinity',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.at),
    // Not cached: reopening would refetch every cached page, one after the other.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Keyset pagination: the page of entries before a time. */
async function readHistory(section: SectionKey, before: string): Promise<DatedEntry[]> {
  const [versions, drafts] = await Promise.all([
    readRevisionsBefore(section, before, pageSize),
    readDraftsBefore(section, before),
  ]);
  return [
    ...versions.map((version) => ({ kind: 'version' as const, ...version })),
    ...drafts.map((draft) => ({ kind: 'draft' as const, ...draft })),
  ]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, pageSize);
}

async function readDraftsBefore(section: SectionKey, before: string): Promise<DraftEntry[]> {
  const rows = await askDatabase((supabase) =>
    supabase
      .from('site_section_draft_history')
      .select(
        'section, version, at:saved_at, by:saver_name, content, endedAt:ended_at, endedBy:ender_name, publishedVersion:published_version',
      )
      .eq('section', section)
      .lt('saved_at', before)
      .order('saved_at', { ascending: false })
      .limit(pageSize),
  );
  return rows.map(({ endedAt, endedBy, content, ...row }) => ({
    ...row,
    content: withDefaults(section, content),
    ended: endedAt ? { at: endedAt, by: endedBy ?? '' } : null,
  }));
}

/** Keeps text that was never saved as a discarded draft in the history. Throws a `SectionFailure`. */
export async function keepUnsaved(
  section: SectionKey,
  content: Json,
  baseVersion: number,
): Promise<void> {
  await askDatabase((supabase) =>
    supabase.rpc('keep_unsaved', { section, content, base_version: baseVersion }),
  );
}
