import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { contentFormat } from '@/content/content-format';
import { formContent } from '@/content/sections/form-content';
import { type ContentSection, contentOfBuild, type SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import { type ValidationIssue, validationIssues } from '@/content/sections/validation-issues';
import type { Json, NewEntry, SectionEntry } from '@/lib/supabase/database.types';
import { askDatabase, type Client, polling } from './ask-database';
import { lostRole } from './section-failure';

/** `aside` is a text that was replaced in a form; only the history shows it. */
export type EntryKind = SectionEntry['kind'];

/** `content` has been through `formContent`; null in the table became the default content. */
export type Entry = SectionEntry;

export type Publication = Pick<Entry, 'id' | 'at'> & {
  /** Visitors see the published content, or the build's content if the published one is invalid. */
  visibleContent: Json;
  /** Why the published content is invalid and hidden; usually empty. */
  issues: readonly ValidationIssue[];
};

export type StoredSection = {
  /** The newest entry that is not `aside`; null before the first one. */
  head: Entry | null;
  /** Null while the website shows the default content. */
  published: Publication | null;
};

function entryOf(row: SectionEntry): Entry {
  const { section, content } = row;
  const { defaultContent } = sectionOf(section);
  return { ...row, content: content === null ? defaultContent : formContent(section, content) };
}

function sectionOf(section: SectionKey): ContentSection {
  return sections.find(({ key }) => key === section) ?? sections[0];
}

export function storedSectionQuery(section: SectionKey) {
  return queryOptions({
    queryKey: ['stored-section', section],
    queryFn: () => readSection(section),
    // A refetch would change the data that an open form started from.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export async function readSection(section: SectionKey): Promise<StoredSection> {
  const [head, published] = await Promise.all([readNewest(section), readPublished(section)]);
  const isPublishedSince = published && published.id > (head?.id ?? 0);
  return { head: isPublishedSince ? await readNewest(section) : head, published };
}

/** Call this when no rows came, since row level security hides all rows from users who lost the role. */
export async function assertAdministrator(): Promise<void> {
  const roles = await askDatabase((supabase) =>
    supabase.from('user_roles').select('role').eq('role', 'admin').limit(1),
  );
  if (roles.length === 0) throw lostRole();
}

function newestEntry(supabase: Client) {
  return supabase
    .from('section_entries')
    .select()
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

/** Names of other users who saved the draft since the last publication or discard. */
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

/** The browser generates `write_id`, which makes retries idempotent. */
export type Write = Omit<NewEntry, 'section' | 'format'>;

/** The head is another entry after an `aside` write, or if a retried `write_id` was already written. */
export async function writeEntry(
  section: SectionKey,
  write: Write,
): Promise<{ entry: Entry; head: Entry | null }> {
  const row = { section, format: contentFormat, ...write };
  const { entry, head } = await askDatabase((supabase) => supabase.rpc('write_entry', row));
  return { entry: entryOf(entry), head: head && entryOf(head) };
}

const pageSize = 30;

export function historyQuery(section: SectionKey) {
  return infiniteQueryOptions({
    queryKey: ['history', section],
    queryFn: async ({ pageParam: before }) => {
      const rows = await askDatabase((supabase) =>
        supabase
          .from('section_entries')
          .select()
          .eq('section', section)
          .lt('id', before)
          .order('id', { ascending: false })
          .limit(pageSize),
      );
      if (rows.length === 0) await assertAdministrator();
      return rows.map(entryOf);
    },
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    // Not cached: TanStack Query would refetch every cached page, one after the other, on reopening.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
