import { useQuery } from '@tanstack/react-query';
import { draftAuthorsQuery } from '@/admin/data/entries';
import { listNames } from '@/lib/words';
import type { EditorProps } from './use-open-form';

type DraftAuthorsProps = Pick<EditorProps, 'openForm' | 'state'> & { publishing?: boolean };

export function DraftAuthors({ openForm, state, publishing = false }: DraftAuthorsProps) {
  const { section, userId } = openForm.opened;
  const { base } = state;
  const isDraft = base?.kind === 'draft';
  const { data } = useQuery({
    ...draftAuthorsQuery(section, base?.id ?? 0, userId),
    enabled: isDraft,
  });
  if (!isDraft) return null;
  const names = data ?? (base.author === userId ? [] : [base.author_name]);
  if (names.length === 0) return null;
  return (
    <p className="mb-3">
      <strong className="text-ink">{listNames(names)}</strong> worked on this draft
      {publishing
        ? ', which is not published yet. What visitors will see is listed below.'
        : '. Their text stays in the history.'}
    </p>
  );
}
