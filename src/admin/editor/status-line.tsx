import type { Entry } from '@/admin/data/entries';
import { formatDay, formatTime } from '@/admin/dates';
import type { EditorState } from '@/admin/saving/editor-state';
import { cn } from '@/lib/cn';
import { thisDevice } from '@/lib/this-device';
import type { Replacing } from './editor-props';

type StatusLineProps = {
  state: EditorState;
  head: Entry | null;
  userId: string;
  online: boolean;
  replacing: Replacing | undefined;
};

const replacingTexts = {
  discarding: 'Discarding… You can type again in a moment.',
  restoring: 'Restoring… You can type again in a moment.',
} satisfies Record<Replacing, string>;

const busyTexts = {
  saving: 'Saving draft…',
  publishing: 'Publishing…',
  reading: 'Looking at what is on the website…',
} satisfies Record<NonNullable<EditorState['busy']>, string>;

export function StatusLine({ replacing, ...props }: StatusLineProps) {
  const failed = props.state.failure !== null;
  return (
    <p
      role="status"
      aria-label="State of this section"
      className={cn('text-sm', failed ? 'font-semibold text-ember' : 'text-stone')}
    >
      {replacing ? replacingTexts[replacing] : statusText(props)}
    </p>
  );
}

/** What is true of the form and, where that has nothing to save, of the newest entry. */
export function statusText(props: Omit<StatusLineProps, 'replacing'>): string {
  const { state, head, userId, online } = props;
  const { dirty, busy, failure, failed, backedUpAt } = state;
  if (busy) return busyTexts[busy];
  if (failure && failed === 'published') return `Couldn't publish: still here. ${failure.message}`;
  if (!online && (dirty || failure?.kind === 'unreachable')) {
    return 'Offline: still here, and saved when you are back';
  }
  if (failure?.kind === 'unreachable') {
    return backedUpAt === false
      ? 'Not saved yet: trying again by itself. This browser keeps no copy: leave this page open.'
      : 'Not saved yet: trying again by itself. Your text is safe here.';
  }
  if (failure) return `Couldn't save. ${failure.message}`;
  if (dirty && backedUpAt === false) {
    return 'Not saved yet. This browser keeps no copy: save the draft soon.';
  }
  if (dirty && backedUpAt) return `Saved on ${thisDevice()} only, not published`;
  if (dirty) return 'Not saved yet';
  if (head?.kind === 'draft') {
    return `Draft saved ${shortTime(head.at)}${byOther(head, userId)}, not on the website`;
  }
  if (head?.kind === 'published') {
    const { published } = state;
    if (published?.id === head.id && published.issues.length > 0) return 'Not shown to visitors';
    return `Published at ${shortTime(head.at)}${byOther(head, userId)}`;
  }
  return 'No changes';
}

function byOther({ by, byId }: Entry, userId: string): string {
  return byId === userId ? '' : ` by ${by}`;
}

/** The time; with its date unless that is today. */
function shortTime(iso: string): string {
  const time = formatTime(iso);
  const day = formatDay(iso);
  return day === formatDay(new Date().toISOString()) ? time : `${day}, ${time}`;
}
