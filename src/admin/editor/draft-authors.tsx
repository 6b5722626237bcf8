import { useQuery } from '@tanstack/react-query';
import { draftAuthorsQuery, type Entry } from '@/admin/data/entries';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { listNames } from '@/lib/words';

/** `entry`: the draft that is published, or leaves the form. The names are those of who saved it, not of whose words are left. */
export function DraftAuthors({ entry }: { entry: Entry | null }) {
  const { section, userId } = useFormOfFields().opened;
  const isDraft = entry?.kind === 'draft';
  const { data, isError } = useQuery({
    ...draftAuthorsQuery(section, entry?.id ?? 0, userId),
    enabled: isDraft,
  });
  if (!isDraft) return null;
  const failed = 'We could not look up who else has saved the draft.';
  return (
    // There from the first, so that the buttons below stay where they are once the answer comes.
    <p className="mb-3">
      {!data && (isError ? failed : 'Looking up whose draft it is…')}
      {data?.length === 0 && 'Nobody else has saved the draft.'}
      {data && data.length > 0 && (
        <>
          <strong translate="no" className="text-ink">
            {listNames(data)}
          </strong>{' '}
          {data.length === 1 ? 'has' : 'have'} saved the draft, too.
        </>
      )}
    </p>
  );
}
