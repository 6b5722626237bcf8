import { useQuery } from '@tanstack/react-query';
import { draftAuthorsQuery, type Entry } from '@/admin/data/entries';
import type { OpenForm } from '@/admin/saving/open-form';
import { listNames } from '@/lib/words';

type DraftAuthorsProps = {
  openForm: OpenForm;
  /** The draft that is published, or leaves the form. */
  entry: Entry | null;
};

export function DraftAuthors({ openForm, entry }: DraftAuthorsProps) {
  const { section, userId } = openForm.opened;
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
      <strong className="text-ink">{listNames(data)}</strong> worked on the newest draft.
    </p>
  );
}
