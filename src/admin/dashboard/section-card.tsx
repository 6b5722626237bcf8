import { ArrowRight, type LucideIcon, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SectionState } from '@/admin/data/overview';
import { formatDay } from '@/admin/dates';
import { misfitWords, shownInstead } from '@/admin/not-shown';
import type { SectionKey } from '@/content/sections/section';
import { cn } from '@/lib/cn';
import { counted, listNames } from '@/lib/words';

type SectionCardProps = {
  section: SectionKey;
  label: string;
  to: string;
  Icon: LucideIcon;
  /** What can be edited there. */
  contents: string;
  /** Undefined while loading and after a failure. */
  state: SectionState | undefined;
  /** The full names of who is editing it now. */
  editing: readonly string[];
  loading: boolean;
  /** This browser has unsaved text of the section. */
  keptHere: boolean;
};

/** Reserves the height of chip and date, so that loading causes no layout shift. */
export function SectionCard(props: SectionCardProps) {
  const { section, label, to, Icon, contents, state, editing, loading, keptHere } = props;
  return (
    <article className="group relative flex h-full flex-col gap-4 rounded-card border border-line bg-paper p-6 transition-colors hover:border-ember">
      <div className="flex items-start gap-4">
        <Icon aria-hidden strokeWidth={1.5} className="size-8 shrink-0 text-ember" />
        <h2 className="grow text-subheading">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        </h2>
        <ArrowRight
          aria-hidden
          className="mt-1 size-5 shrink-0 text-ember transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1 rtl:rotate-180"
        />
      </div>
      <div>
        <p className="text-stone">Click to manage {label}</p>
        <p className="mt-1 text-sm text-stone">{contents}</p>
      </div>
      <div className="mt-auto">
        <div className="flex min-h-[1.75rem] flex-wrap items-center gap-2">
          {state && <StateChips {...state} keptHere={keptHere} />}
          {editing.length > 0 && <Editing names={editing} />}
          {loading && <div className="h-[1.75rem] w-24 rounded-full bg-sand" />}
        </div>
        <div className="mt-2 min-h-[2.5rem] text-sm text-stone">
          {state && <SectionDates {...state} section={section} />}
          {loading && <div className="h-4 w-44 max-w-full rounded bg-sand" />}
        </div>
      </div>
    </article>
  );
}

const looks = {
  Live: 'border-leaf bg-leaf text-paper',
  'Not shown to visitors': 'border-ember bg-ember text-paper',
  'Draft waiting': 'border-saffron bg-saffron text-ink',
  'Never edited': 'border-edge text-stone',
  'Saved on this computer only': 'border-ember border-dashed text-ember',
};

type StateChipsProps = SectionState & { keptHere: boolean };

/** Unsaved text is the only state of a section that has no other: it is not “never edited”. */
function StateChips({ published, draft, keptHere }: StateChipsProps) {
  const notShown = published !== null && published.misfits.length > 0;
  const stored = draft ? 'Draft waiting' : published && !notShown ? 'Live' : undefined;
  return (
    <>
      {notShown && <Chip words="Not shown to visitors" />}
      {stored && <Chip words={stored} />}
      {keptHere && <Chip words="Saved on this computer only" />}
      {!stored && !notShown && !keptHere && <Chip words="Never edited" />}
    </>
  );
}

function Chip({ words }: { words: keyof typeof looks }) {
  return (
    <span
      className={cn(
        'inline-flex min-h-[1.75rem] items-center rounded-full border px-3 text-sm font-semibold',
        looks[words],
      )}
    >
      {words}
    </span>
  );
}

type SectionDatesProps = SectionState & { section: SectionKey };

/** When and by whom the draft was saved and the section published; why visitors do not see it. */
function SectionDates({ section, published, draft }: SectionDatesProps) {
  if (!published && !draft) return 'The website shows its original text.';
  const [misfit, ...others] = published?.misfits ?? [];
  // Two lines have room in the card: one each, or both for a long name.
  const lines = published && draft ? 'truncate' : 'line-clamp-2 break-words';
  if (misfit) {
    return (
      <>
        {draft && <SectionDate words="Draft saved" event={draft} className={lines} />}
        <div className="break-words">
          {misfitWords(section, misfit)}
          {others.length > 0 && ` ${counted(others.length, 'more thing')} to fix.`} Visitors see{' '}
          {shownInstead(section)} instead.
        </div>
      </>
    );
  }
  return (
    <>
      {draft && <SectionDate words="Draft saved" event={draft} className={lines} />}
      {published && <SectionDate words="Published" event={published} className={lines} />}
    </>
  );
}

type SectionDateProps = { words: string; event: { at: string; by: string }; className: string };

function SectionDate({ words, event, className }: SectionDateProps) {
  return (
    <div className={className} title={event.by}>
      {words} <time dateTime={event.at}>{formatDay(event.at)}</time>
      {event.by && (
        <>
          {' '}
          by <bdi>{event.by}</bdi>
        </>
      )}
    </div>
  );
}

/** Of a long name, the end is cut off. */
function Editing({ names }: { names: readonly string[] }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 text-sm">
      <Pencil aria-hidden className="size-4 shrink-0 text-ember" />
      <bdi className="truncate">{listNames(names)}</bdi>{' '}
      <span className="shrink-0">{names.length === 1 ? 'is' : 'are'} editing</span>
    </span>
  );
}
