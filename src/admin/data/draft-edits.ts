import { queryOptions } from '@tanstack/react-query';
import { formContent } from '@/content/sections/form-content';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { askDatabase } from './ask-database';
import type { EntryAuthor } from './entries';

/** `before` is undefined if that entry was thinned away. */
export type Edit = EntryAuthor & { before: unknown; after: unknown };

/**
 * Returns what other users have changed in the draft since the last publication or discard, oldest first. What one of
 * them has saved in a row is one edit.
 */
export function editsOfOthersQuery(section: SectionKey, head: number, userId: string) {
  return queryOptions({
    queryKey: ['edits-of-others', section, head, userId],
    queryFn: async () => {
      const entries = await askDatabase((supabase) =>
        supabase
          .from('section_entries')
          .select('id, parent, kind, author, author_name')
          .eq('section', section)
          .neq('kind', 'aside')
          // Without the user's own drafts, which may be more than the 1,000 rows of an answer.
          .or(`kind.neq.draft,author.is.null,author.neq.${userId}`)
          .lte('id', head)
          .order('id', { ascending: false }),
      );
      const end = entries.findIndex(({ kind }) => kind !== 'draft');
      const drafts = end < 0 ? entries : entries.slice(0, end);
      const edits: typeof drafts = [];
      for (const draft of drafts.reverse()) {
        const last = edits.at(-1);
        const goesOn = last?.id === draft.parent && last?.author_name === draft.author_name;
        if (last && goesOn) edits.splice(-1, 1, { ...draft, parent: last.parent });
        else edits.push(draft);
      }
      const contents = await readContents(
        section,
        edits.flatMap(({ id, parent }) => [id, parent ?? 0]),
      );
      return edits.map(
        ({ id, parent, ...edit }): Edit => ({
          ...edit,
          before: contents.get(parent ?? 0),
          after: contents.get(id),
        }),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns contents by entry id. The id 0 stands for the default content. */
async function readContents(section: SectionKey, ids: readonly number[]) {
  const { defaultContent } = sectionOf(section);
  const contents = new Map<number, unknown>([[0, defaultContent]]);
  if (ids.length === 0) return contents;
  const rows = await askDatabase((supabase) =>
    supabase.from('section_entries').select('id, content').in('id', ids),
  );
  for (const { id, content } of rows) {
    contents.set(id, formContent(section, content ?? defaultContent));
  }
  return contents;
}
