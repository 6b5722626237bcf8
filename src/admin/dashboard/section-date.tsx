import type { SectionState } from '@/admin/data/overview';
import { formatDay } from '@/admin/dates';

/** When and by whom the section was published, or else its draft saved. */
export function SectionDate({ state: { published, draft } }: { state: SectionState }) {
  const event = published ?? draft;
  return (
    <div className="line-clamp-2 break-words">
      {event ? (
        <>
          {published ? 'Published' : 'Draft saved'}{' '}
          <time dateTime={event.at}>{formatDay(event.at)}</time>
          {event.by && ` by ${event.by}`}
        </>
      ) : (
        'The site shows its original text.'
      )}
    </div>
  );
}
