import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { contentFormat } from '@/content/content-format';
import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { type ValidationIssue, validationIssues } from '@/content/sections/validation-issues';
import type { NewEntry, SectionEntry } from '@/lib/supabase/database.types';
import { askDatabase, askForRows, signedInAs } from './ask-database';
import { SectionFailure } from './section-failure';

/** A row whose `content` was made to fit the form by `formContent`, with the default content in place of null. */
export type Entry = SectionEntry;

export type Publication = {
  id: number;
  /** When the published content has issues, visitors see the content of the build instead. */
  visibleContent: unknown;
  issues: readonly ValidationIssue[];
};

export type StoredSection = {
  /** The newest entry that is not `aside`. */
  head: Entry | null;
  published: Publication | null;
};

function entryOf(row: SectionEntry): Entry {
  const { section, content } = row;
  const { defaultContent } = sectionOf(section);
  return { ...row, content: formContent(section, content ?? defaultContent) };
}

export async function readSection(section: SectionKey): Promise<StoredSection> {
  const [[head], [published = null]] = await Promise.all([
    askForRows((supabase) => supabase.rpc('section_heads').eq('section', section)),
    readPublications([section]),
  ]);
  if (head && head.format > contentFormat) {
    throw new SectionFailure('outdated', 'The website has been updated: load the editor again.');
  }
  return { head: head ? entryOf(head) : null, published };
}

/** Sections without a publication are left out. */
export async function readPublications(sections: readonly SectionKey[]) {
  const rows = await askForRows((supabase) =>
    supabase
      .from('site_sections')
      .select(
        'section, id:entry, content, format, at:published_at, entry:section_entries!inner(by:author_name)',
      )
      .in('section', sections),
  );
  return rows.map(({ section, id, at, content, format, entry: { by } }) => {
    const issues = validationIssues(section, content, format);
    const visibleContent =
      issues.length === 0 ? formContent(section, content) : sectionOf(section).contentOfBuild;
    return { section, id, at, by, content, issues, visibleContent };
  });
}

export type EntryAuthor = Pick<Entry, 'kind' | 'author' | 'author_name'>;

/** Returns the entries between the two ids, oldest first, without `aside` and without their contents. */
export function readBetween(section: SectionKey, after: number | null, before: number) {
  return askDatabase((supabase) =>
    supabase
      .from('section_entries')
      .select('kind, author, author_name, write_id')
      .eq('section', section)
      .neq('kind', 'aside')
      .gt('id', after ?? 0)
      .lt('id', before)
      .order('id'),
  );
}

/** Returns the last entry of each account, which may have changed its name since. */
export function newestOfAuthors<Each extends EntryAuthor>(oldestFirst: readonly Each[]): Each[] {
  return [...new Map(oldestFirst.map((each) => [each.author ?? each.author_name, each])).values()];
}

/** Returns the names of other users who saved the draft since the last publication or discard. */
export function draftAuthorsQuery(section: SectionKey, head: number, userId: string) {
  return queryOptions({
    queryKey: ['draft-authors', section, head, userId],
    queryFn: async () => {
      const entries = await askDatabase((supabase) =>
        supabase
          .from('section_entries')
          .select('kind, author, author_name')
          .eq('section', section)
          .neq('kind', 'aside')
          // Without the user's own drafts, which may be more than the 1,000 rows of an answer.
          .or(`kind.neq.draft,author.is.null,author.neq.${userId}`)
          .lte('id', head)
          .order('id', { ascending: false }),
      );
      const end = entries.findIndex(({ kind }) => kind !== 'draft');
      const drafts = end < 0 ? entries : entries.slice(0, end);
      return newestOfAuthors(drafts.reverse()).map(({ author_name }) => author_name);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** `head` differs from `entry` if `entry` is `aside`, or if it is a repeated write after which others have written. */
export type Written = { entry: Entry; head: Entry | null };

/** The database stores a `write_id` once, so a retry with the same id adds no second entry. */
export async function writeEntry(
  write: Omit<NewEntry, 'format'>,
  userId: string,
): Promise<Written> {
  const row = { format: contentFormat, ...write };
  const client = signedInAs(userId);
  const { entry, head } = await askDatabase((supabase) => supabase.rpc('write_entry', row), client);
  return { entry: entryOf(entry), head: head && entryOf(head) };
}

const pageSize = 30;

export function historyQuery(section: SectionKey) {
  return infiniteQueryOptions({
    queryKey: ['history', section],
    queryFn: async ({ pageParam: before }) => {
      const rows = await askForRows((supabase) =>
        supabase
          .from('section_entries')
          .select()
          .eq('section', section)
          .lt('id', before)
          .order('id', { ascending: false })
          .limit(pageSize),
      );
      return rows.map(entryOf);
    },
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    // Pages are not read again while the drawer is open, and are forgotten when it closes.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
