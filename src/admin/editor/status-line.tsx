import { formatDay, formatTime } from '@/admin/dates';
import type { EditorState } from '@/admin/saving/editor-state';
import { cn } from '@/lib/cn';

export function StatusLine({ state, online }: { state: EditorState; online: boolean }) {
  const failed = state.failure !== null;
  return (
    <p
      role="status"
      aria-label="State of this section"
      className={cn('text-sm', failed ? 'font-semibold text-ember' : 'text-stone')}
    >
      {statusWords(state, online)}
    </p>
  );
}

export function statusWords(state: EditorState, online: boolean): string {
  const { dirty, writing, confirmed, failure, failed, backedUpAt } = state;
  if (writing) return writing === 'live' ? 'Publishing…' : 'Saving draft…';
  if (failure && failed === 'live') return `Couldn't publish: still here. ${failure.message}`;
  if (failure?.kind === 'unreachable') {
    return online
      ? `Couldn't save: still here, retrying. ${failure.message}`
      : 'Offline: still here, and saved when you are back';
  }
  if (failure) return `Couldn't save. ${failure.message}`;
  if (dirty && !online) return 'Offline: what you write stays here, and is saved when you are back';
  if (dirty && backedUpAt) return `Kept on this device ${formatTime(new Date(backedUpAt))}`;
  if (dirty && backedUpAt === false) {
    return 'Editing: not saved, and this device has no room for a copy. Save the draft soon.';
  }
  if (dirty) return 'Editing: not saved';
  if (!confirmed) return 'No changes';
  return `${confirmed.kind === 'live' ? 'Live since' : 'Draft saved'} ${shortTime(confirmed.at)}`;
}

/** The time; with its date unless that is today. */
function shortTime(iso: string): string {
  const time = formatTime(iso);
  const day = formatDay(iso);
  return day === formatDay(new Date().toISOString()) ? time : `${day}, ${time}`;
}
