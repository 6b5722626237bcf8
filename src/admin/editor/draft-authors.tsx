import { useQuery } from '@tanstack/react-query';
import { draftAuthorsQuery, type Entry } from '@/admin/data/entries';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { listNames } from '@/lib/words';

/** `entry`: the draft that is published, or leaves the form. */
export function DraftAuthors({ entry }: { entry: Entry | null }) {
  const { section, userId } = useFormOfFields().opened;
  const isDraft = entry?.kind === 'draft';
  const { data, isError } = useQuery({
    ...draftAuthorsQuery(section, entry?.id ?? 0, userId),
    enabled: isDraft,
  });
  if (!isDraft) return null;
  if (!data) {
    const failed = 'We could not look up who else worked on the newest draft.';
    return (
      <p className="mb-3">{isError ? failed : 'Looking up who else worked on the newest draft…'}</p>
    );
  }
  if (data.length === 0) return null;
  return (
    <p className="mb-3">
      <strong translate="no" className="text-ink">
        {listNames(data)}
      </strong>{' '}
      worked on the newest draft.
    </p>
  );
}
