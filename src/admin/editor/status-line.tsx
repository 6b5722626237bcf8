import { formatDay, formatTime } from '@/admin/dates';
import type { EditorState } from '@/admin/saving/editor-state';
import { cn } from '@/lib/cn';
import type { Replacing } from './editor-props';

type StatusLineProps = {
  state: EditorState;
  online: boolean;
  /** Edits of an earlier visit wait on this computer, above the form. */
  offered: boolean;
  replacing: Replacing | undefined;
};

const replacingWords = {
  discarding: 'Discarding… You can type again in a moment.',
  restoring: 'Restoring… You can type again in a moment.',
} satisfies Record<Replacing, string>;

export function StatusLine({ state, online, offered, replacing }: StatusLineProps) {
  const failed = state.failure !== null;
  return (
    <p
      role="status"
      aria-label="State of this section"
      className={cn('text-sm', failed ? 'font-semibold text-ember' : 'text-stone')}
    >
      {replacing ? replacingWords[replacing] : statusWords(state, online, offered)}
    </p>
  );
}

export function statusWords(state: EditorState, online: boolean, offered = false): string {
  const { dirty, writing, confirmed, failure, failed, backedUpAt } = state;
  if (writing) return writing === 'live' ? 'Publishing…' : 'Saving draft…';
  if (failure && failed === 'live') return `Couldn't publish: still here. ${failure.message}`;
  if (!online && (dirty || failure?.kind === 'unreachable')) {
    return 'Offline: still here, and saved when you are back';
  }
  if (failure?.kind === 'unreachable') {
    return `Couldn't save: still here, retrying. ${failure.message}`;
  }
  if (failure) return `Couldn't save. ${failure.message}`;
  if (dirty && backedUpAt === false) {
    return 'Editing: not saved, and this computer has no room for a copy. Save the draft soon.';
  }
  if (dirty) return backedUpAt ? savedHereOnly : 'Editing: not saved';
  if (!confirmed) return offered ? savedHereOnly : 'No changes';
  const time = shortTime(confirmed.at);
  if (confirmed.kind === 'live') return `Published at ${time}`;
  return confirmed.by ? `Draft by ${confirmed.by}, saved ${time}` : `Draft saved ${time}`;
}

const savedHereOnly = 'Saved on this computer only, not published';

/** The time; with its date unless that is today. */
function shortTime(iso: string): string {
  const time = formatTime(iso);
  const day = formatDay(iso);
  return day === formatDay(new Date().toISOString()) ? time : `${day}, ${time}`;
}
