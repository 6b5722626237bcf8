import { formatDayTime } from '@/admin/dates';
import { misfitWords, shownInstead } from '@/admin/not-shown';
import type { EditorState, OpenedSection } from '@/admin/saving/editor-state';

type NotShownProps = { opened: OpenedSection; state: EditorState };

/** True while the latest published version is one that visitors do not see. */
export function isNotShown({ stored: { published } }: OpenedSection, live: EditorState['live']) {
  return published !== null && published.misfits.length > 0 && live?.version === published.version;
}

/** Why visitors do not see what is published, and what they see instead. */
export function NotShown({ opened, state }: NotShownProps) {
  const { section, stored } = opened;
  const { published } = stored;
  if (!published || !isNotShown(opened, state.live)) return null;
  return (
    <section
      aria-labelledby="not-shown"
      className="mt-6 max-w-[40rem] rounded-card border-2 border-ember bg-paper p-5"
    >
      <h2 id="not-shown" className="font-sans text-base font-semibold tracking-normal text-ember">
        Not shown to visitors
      </h2>
      <p className="mt-1">
        What was published on <time dateTime={published.at}>{formatDayTime(published.at)}</time>{' '}
        does not fit the website. Visitors see {shownInstead(section)} instead
        {stored.draft ? ', until the draft is published.' : ': correct it below and publish.'}
      </p>
      {/* Of the published text in the form, the list of problems names them. */}
      {stored.draft && (
        <ul className="mt-2 list-disc ps-5">
          {published.misfits.map((misfit) => (
            <li key={misfit.name}>{misfitWords(section, misfit)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
