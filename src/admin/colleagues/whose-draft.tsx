import { useQuery } from '@tanstack/react-query';
import { draftStepsQuery } from '@/admin/data/draft-steps';
import type { EditorState, OpenedSection } from '@/admin/saving/editor-state';
import { listNames, otherAuthors } from './draft-authors';

type WhoseDraftProps = { opened: OpenedSection; state: EditorState };

/** Before the draft is replaced or discarded: whose work goes with it, other than the user's own. */
export function WhoseDraft({ opened, state }: WhoseDraftProps) {
  const { section, userId } = opened;
  const { draftVersion, confirmed } = state;
  const { data } = useQuery({
    ...draftStepsQuery(section, draftVersion),
    enabled: draftVersion > 0,
  });
  const known = confirmed?.by ? [confirmed.by] : [];
  const names = data ? otherAuthors(data, userId) : known;
  if (draftVersion === 0 || names.length === 0) return null;
  return (
    <p className="mb-3">
      The draft in the form contains work of{' '}
      <strong className="text-ink">{listNames(names)}</strong>, which stays in the history.
    </p>
  );
}
