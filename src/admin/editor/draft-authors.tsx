import { useQuery } from '@tanstack/react-query';
import { draftAuthorsQuery } from '@/admin/data/entries';
import { listNames } from '@/lib/words';
import type { EditorProps } from './editor-props';

/** Before the draft is replaced or discarded: whose work goes with it, other than the user's own. */
export function DraftAuthors({ opened, state }: Pick<EditorProps, 'opened' | 'state'>) {
  const { section, userId } = opened;
  const { base } = state;
  const isDraft = base?.kind === 'draft';
  const { data } = useQuery({
    ...draftAuthorsQuery(section, base?.id ?? 0, userId),
    enabled: isDraft,
  });
  if (!isDraft) return null;
  const names = data ?? (base.byId === userId ? [] : [base.by]);
  if (names.length === 0) return null;
  return (
    <p className="mb-3">
      The draft in the form contains work of{' '}
      <strong className="text-ink">{listNames(names)}</strong>, which stays in the history.
    </p>
  );
}
