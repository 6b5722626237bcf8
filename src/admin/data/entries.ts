import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { contentFormat } from '@/content/content-format';
import { formContent } from '@/content/sections/form-content';
import { type ContentSection, contentOfBuild, type SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import { type ValidationIssue, validationIssues } from '@/content/sections/validation-issues';
import type { Json, NewEntry, SectionEntry } from '@/lib/supabase/database.types';
import { askDatabase, type Client, polling } from './ask-database';
import { lostRole } from './section-failure';

export type EntryKind = SectionEntry['kind'];

/** One entry of a section's history. */
export type Entry = Pick<
  SectionEntry,
  'id' | 'section' | 'kind' | 'format' | 'parent' | 'write_id' | 'at'
> & {
  /** In the shape of the form; of a null in the table, the original text. */
  content: Json;
  by: string;
  /** Null for SQL and for a deleted account. */
  byId: string | null;
};

/** The newest publication of a section. */
export type Publication = Pick<Entry, 'id' | 'at'> & {
  /** Other than what was published where that does not fit: what the build has. */
  visibleContent: Json;
  /** The fields for which visitors do not see it; mostly none. */
  issues: readonly ValidationIssue[];
};

export type StoredSection = {
  /** The newest entry that is not `aside`; null before the first one. */
  head: Entry | null;
  /** Null while the website shows the original text. */
  published: Publication | null;
};

const columns =
  'id, section, kind, content, format, parent, write_id, at, by:author_name, byId:author';

function entryOf({ content, ...row }: Entry): Entry {
  const { section } = row;
  if (content === null) return { ...row, content: sectionOf(section).defaultContent };
  return { ...row, content: formContent(section, content) };
}

function sectionOf(section: SectionKey): ContentSection {
  return sections.find(({ key }) => key === section) ?? sections[0];
}

export function storedSectionQuery(section: SectionKey) {
  return queryOptions({
    queryKey: ['stored-section', section],
    queryFn: () => readSection(section),
    // Read once for each opening: a refetch must not change what an open form started from.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Throws a `SectionFailure`. */
export async function readSection(section: SectionKey): Promise<StoredSection> {
  const [head, published] = await Promise.all([readNewest(section), readPublished(section)]);
  const isPublishedSince = published && published.id > (head?.id ?? 0);
  return { head: isPublishedSince ? await readNewest(section) : head, published };
}

/**
 * Refuses who is not an administrator, like `write_entry`: row level security answers them as if no section had
 * an entry. Throws a `SectionFailure`.
 */
export async function checkAdministrator(): Promise<void> {
  const roles = await askDatabase((supabase) =>
    supabase.from('user_roles').select('role').eq('role', 'admin').limit(1),
  );
  if (roles.length === 0) throw lostRole();
}

/** To be narrowed to a section or a kind. */
function newestEntry(supabase: Client) {
  return supabase
    .from('section_entries')
    .select(columns)
    .neq('kind', 'aside')
    .order('id', { ascending: false })
    .limit(1);
}

async function readNewest(section: SectionKey): Promise<Entry | null> {
  const [row] = await askDatabase((supabase) => newestEntry(supabase).eq('section', section));
  return row ? entryOf(row) : null;
}

async function readPublished(section: SectionKey): Promise<Publication | null> {
  const [row] = await askDatabase((supabase) =>
    supabase
      .from('site_sections')
      .select('id:entry, content, format, at:published_at')
      .eq('section', section),
  );
  if (!row) return null;
  const { id, content, format, at } = row;
  const issues = validationIssues(section, content, format);
  const isVisible = issues.length === 0;
  return {
    id,
    at,
    issues,
    visibleContent: isVisible ? formContent(section, content) : contentOfBuild(sectionOf(section)),
  };
}

export function headQuery(section: SectionKey) {
  return queryOptions({
    queryKey: ['section-head', section],
    queryFn: () => readNewest(section),
    ...polling,
  });
}

/** Other authors of the current draft, since the last publication or discard. */
export function draftAuthorsQuery(section: SectionKey, head: number, userId: string) {
  return queryOptions({
    queryKey: ['draft-authors', section, head, userId],
    queryFn: async () => {
      const [end] = await askDatabase((supabase) =>
        newestEntry(supabase).eq('section', section).neq('kind', 'draft').lte('id', head),
      );
      const saves = await askDatabase((supabase) =>
        supabase
          .from('section_entries')
          .select('author_name')
          .eq('section', section)
          .eq('kind', 'draft')
          // Null for SQL and for a deleted account.
          .or(`author.is.null,author.neq.${userId}`)
          .gt('id', end?.id ?? 0)
          .lte('id', head)
          .order('id', { ascending: false }),
      );
      return [...new Set(saves.map(({ author_name }) => author_name))];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type Write = Pick<NewEntry, 'kind' | 'content' | 'parent'> & {
  /** Made by the browser: sent again, the same write is made once. */
  id: string;
};

/**
 * Adds an entry to the history of a section; a publication is also what visitors see from then on. Returns the
 * entry, and the head: they differ when a retried `write_id` was already written. Throws a `SectionFailure`.
 */
export async function writeEntry(
  section: SectionKey,
  { id: write_id, ...write }: Write,
): Promise<{ entry: Entry; head: Entry | null }> {
  const row = { section, ...write, write_id, format: contentFormat };
  const { entry, head } = await askDatabase((supabase) => supabase.rpc('write_entry', row));
  return { entry: writtenEntry(entry), head: head && writtenEntry(head) };
}

function writtenEntry({ author: byId, author_name: by, ...row }: SectionEntry) {
  return entryOf({ ...row, by, byId });
}

const pageSize = 30;

/** The entries of a section, newest first, thirty a page by keyset pagination. */
export function historyQuery(section: SectionKey) {
  return infiniteQueryOptions({
    queryKey: ['history', section],
    queryFn: async ({ pageParam: before }) => {
      const rows = await askDatabase((supabase) =>
        supabase
          .from('section_entries')
          .select(columns)
          .eq('section', section)
          .lt('id', before)
          .order('id', { ascending: false })
          .limit(pageSize),
      );
      if (rows.length === 0) await checkAdministrator();
      return rows.map(entryOf);
    },
    // No entry has a larger id.
    initialPageParam: 2 ** 53 - 1,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    // Not cached: reopening would refetch every cached page, one after the other.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
