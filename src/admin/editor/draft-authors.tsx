import { useQuery } from '@tanstack/react-query';
import { draftAuthorsQuery } from '@/admin/data/entries';
import { listNames } from '@/lib/words';
import type { EditorProps } from './use-open-form';

type DraftAuthorsProps = Pick<EditorProps, 'openForm' | 'state'> & { publishing?: boolean };

export function DraftAuthors({ openForm, state, publishing = false }: DraftAuthorsProps) {
  const { section, userId } = openForm.opened;
  const { base } = state;
  const isDraft = base?.kind === 'draft';
  const { data, isError } = useQuery({
    ...draftAuthorsQuery(section, base?.id ?? 0, userId),
    enabled: isDraft,
  });
  if (!isDraft) return null;
  if (!data) {
    const failed = 'We could not look up who else worked on this draft.';
    return <p className="mb-3">{isError ? failed : 'Looking up who else worked on this draft…'}</p>;
  }
  if (data.length === 0) return null;
  return (
    <p className="mb-3">
      <strong className="text-ink">{listNames(data)}</strong> worked on the draft since the last
      publication
      {publishing
        ? '. What visitors will see is listed below.'
        : '. Their text stays in the history.'}
    </p>
  );
}
