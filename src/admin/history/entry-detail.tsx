import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { changeCount } from '@/admin/changes/change-count';
import type { HistoryEntry } from '@/admin/data/history';
import { formatDayTime } from '@/admin/dates';
import { sections } from '@/content/sections/sections';
import { focusOnMount } from '@/lib/focus-on-mount';
import { EntryContent } from './entry-content';
import { entryName, isNewest, isShown } from './entry-words';

type ContentProps = ComponentProps<typeof EntryContent>;
type EntryDetailProps = Omit<ContentProps, 'content'> & { onBack: () => void };

/** One entry: when and by whom it was saved or published, and its content. */
export function EntryDetail({ onBack, ...props }: EntryDetailProps) {
  const { entry, shown } = props;
  const isLive = entry.kind === 'version' && isNewest(entry, shown) && isShown(shown);
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-ember underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
        Back to the list
      </button>
      <h3 ref={focusOnMount} tabIndex={-1} className="mt-2 text-subheading focus:outline-none">
        {entryName(entry)}
        {isLive && ' (on the website now)'}
      </h3>
      <p className="mt-1 text-stone">
        <Origin entry={entry} />
      </p>
      <div className="mt-6">
        <EntryContent
          {...props}
          content={
            entry.kind === 'original'
              ? sections.find(({ key }) => key === entry.section)?.defaultContent
              : entry.content
          }
        />
      </div>
    </>
  );
}

function Origin({ entry }: { entry: HistoryEntry }) {
  if (entry.kind === 'original') return 'The text that the website came with';
  const { kind, at, by } = entry;
  return (
    <>
      {kind === 'version' ? 'Published' : 'Saved'} <time dateTime={at}>{formatDayTime(at)}</time>
      {by && ` by ${by}`}
      {kind === 'version' && `, ${changeCount(entry.changes)}`}
    </>
  );
}
