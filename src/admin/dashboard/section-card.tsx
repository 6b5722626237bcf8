import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SectionState } from '@/admin/data/overview';
import { formatDay } from '@/admin/dates';
import { misfitWords, shownInstead } from '@/admin/not-shown';
import type { SectionKey } from '@/content/sections/section';
import { cn } from '@/lib/cn';

type SectionCardProps = {
  section: SectionKey;
  label: string;
  to: string;
  Icon: LucideIcon;
  /** What can be edited there. */
  contents: string;
  /** Undefined while loading and after a failure. */
  state: SectionState | undefined;
  loading: boolean;
  /** This browser has unsaved text of the section. */
  keptHere: boolean;
};

/** Reserves the height of chip and date, so that loading causes no layout shift. */
export function SectionCard(props: SectionCardProps) {
  const { section, label, to, Icon, contents, state, loading, keptHere } = props;
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
        <div className="flex min-h-[1.75rem] flex-wrap gap-2">
          {state && <StateChips {...state} keptHere={keptHere} />}
          {loading && <div className="h-[1.75rem] w-24 rounded-full bg-sand" />}
        </div>
        <div className="mt-2 min-h-[2.5rem] text-sm text-stone">
          {state && <SectionDate {...state} section={section} />}
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

type SectionDateProps = SectionState & { section: SectionKey };

/** When and by whom the section was published, or else its draft saved; why visitors do not see it. */
function SectionDate({ section, published, draft }: SectionDateProps) {
  const [misfit, ...others] = published?.misfits ?? [];
  if (misfit) {
    return (
      <div className="break-words">
        {misfitWords(section, misfit)}
        {others.length > 0 && ` (and ${others.length} more)`} Visitors see {shownInstead(section)}{' '}
        instead.
      </div>
    );
  }
  const event = published ?? draft;
  return (
    <div className="line-clamp-2 break-words">
      {event ? (
        <>
          {published ? 'Published' : 'Draft saved'}{' '}
          <time dateTime={event.at}>{formatDay(event.at)}</time>
          {event.by && (
            <>
              {' '}
              by <bdi>{event.by}</bdi>
            </>
          )}
        </>
      ) : (
        'The website shows its original text.'
      )}
    </div>
  );
}
