import { formatDay, formatTime } from '@/admin/dates';
import type { EditorState } from '@/admin/saving/editor-state';
import { cn } from '@/lib/cn';

/** What has become of the text in the form, always in words. */
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
  const { dirty, writing, confirmed, failure, failed, keptAt } = state;
  if (writing) return writing === 'live' ? 'Publishing…' : 'Saving draft…';
  if (failure && failed === 'live') return `Couldn't publish: still here. ${failure.message}`;
  if (failure?.kind === 'unreachable') {
    return online
      ? `Couldn't save: still here, retrying. ${failure.message}`
      : 'Offline: still here, and saved when you are back';
  }
  if (failure) return `Couldn't save. ${failure.message}`;
  if (dirty && !online) return 'Offline: what you write stays here, and is saved when you are back';
  if (dirty && keptAt) return `Kept on this device ${formatTime(new Date(keptAt))}`;
  if (dirty && keptAt === false) {
    return 'Editing: not saved, and this device has no room for a copy. Save the draft soon.';
  }
  if (dirty) return 'Editing: not saved';
  if (!confirmed) return 'No changes';
  return `${confirmed.kind === 'live' ? 'Live since' : 'Draft saved'} ${shortTime(confirmed.at)}`;
}

/** The time alone when it is of today. */
function shortTime(iso: string): string {
  const time = formatTime(iso);
  const day = formatDay(iso);
  return day === formatDay(new Date().toISOString()) ? time : `${day}, ${time}`;
}
