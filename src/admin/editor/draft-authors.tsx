import { useQuery } from '@tanstack/react-query';
import { isKept } from '@/admin/compare/is-kept';
import { editsOfOthersQuery } from '@/admin/data/draft-edits';
import { type Entry, newestOfAuthors } from '@/admin/data/entries';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { listNames } from '@/lib/words';

type DraftAuthorsProps = { entry: Entry | null; content?: unknown };

/**
 * `entry`: the draft that is published, or leaves the form; `content`: what becomes of it. Names whose work is in it. There is a line from the first, so that the buttons below
 * stay where they are once the answer comes.
 */
export function DraftAuthors({ entry, content = entry?.content }: DraftAuthorsProps) {
  const { section, userId } = useFormOfFields().opened;
  const isDraft = entry?.kind === 'draft';
  const { data, isError } = useQuery({
    ...editsOfOthersQuery(section, entry?.id ?? 0, userId),
    enabled: isDraft,
  });
  if (!isDraft) return null;
  const kept = data?.filter((edit) => isKept(section, edit, content));
  const names = newestOfAuthors(kept ?? []).map(({ author_name }) => author_name);
  const failed = 'We could not look up who else worked on the newest draft.';
  return (
    <p className="mb-3">
      {!data && (isError ? failed : 'Looking up whose draft it is…')}
      {data && names.length === 0 && 'There is no work of others in the newest draft.'}
      {names.length > 0 && (
        <>
          <strong translate="no" className="text-ink">
            {listNames(names)}
          </strong>{' '}
          worked on the newest draft.
        </>
      )}
    </p>
  );
}
