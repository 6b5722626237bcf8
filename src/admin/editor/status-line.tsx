import type { Entry } from '@/admin/data/entries';
import { shortTime, timeInWords } from '@/admin/dates';
import { type FormState, failureOf } from '@/admin/saving/form-state';
import { cn } from '@/lib/cn';
import { thisDevice } from '@/lib/this-device';

type StatusLineProps = { state: FormState; head: Entry | null; userId: string; online: boolean };

export function StatusLine(props: StatusLineProps) {
  const failed = failureOf(props.state) !== null;
  return (
    <p
      role="status"
      aria-label="State of this section"
      className={cn('text-sm', failed ? 'font-semibold text-ember' : 'text-stone')}
    >
      {statusText(props)}
    </p>
  );
}

/** What is true of the form and, where that has nothing to save, of the newest entry. */
export function statusText({ state, head, userId, online }: StatusLineProps): string {
  const { status, published, unsaved } = state;
  switch (status.is) {
    case 'uploading':
      return 'Uploading a picture…';
    case 'saving':
      return 'Saving draft…';
    case 'reading':
      return 'Looking at what is on the website…';
    case 'called-off': {
      const rest = { ...state, status: { is: unsaved ? 'dirty' : 'clean' } as const };
      const now = statusText({ state: rest, head, userId, online });
      return `${now.replace(/\.?$/, '.')} Press Publish… again when you are ready.`;
    }
    case 'publishing':
      return 'Publishing…';
    case 'discarding':
      return 'Discarding… You can type again in a moment.';
    case 'restoring':
      return 'Restoring… You can type again in a moment.';
    case 'unknown':
      if (status.kind !== 'draft') return unknownText(status.kind);
      if (!online) break;
      return unsaved === 'only here'
        ? 'Not saved yet: trying again by itself. This browser keeps no copy: leave this page open.'
        : 'Not saved yet: trying again by itself. Your text is safe here.';
    case 'failed':
      if (status.kind === 'published')
        return `Couldn't publish: still here. ${status.failure.message}`;
      return `Couldn't save. ${status.failure.message}`;
    case 'clean':
      return entryText(head, published, userId);
  }
  if (!online) return 'Offline: still here, and saved when you are back';
  if (unsaved === 'only here') {
    return 'Not saved yet. This browser keeps no copy: save the draft soon.';
  }
  return unsaved === 'backed up' ? `Saved on ${thisDevice()} only, not published` : 'Not saved yet';
}

/** Of a write without an answer. */
export function unknownText(kind: 'published' | 'discarded'): string {
  const what = kind === 'published' ? 'it was published' : 'the draft was discarded';
  return `We don’t know yet whether ${what}. Asking again…`;
}

function entryText(head: Entry | null, published: FormState['published'], userId: string): string {
  if (head?.kind === 'draft') {
    return `Draft saved ${shortTime(head.at)}${byOther(head, userId)}, not on the website`;
  }
  if (head?.kind !== 'published') return 'No changes';
  if (published?.id === head.id && published.issues.length > 0) return 'Not shown to visitors';
  return `Published ${timeInWords(Date.parse(head.at))}${byOther(head, userId)}`;
}

function byOther({ by, byId }: Entry, userId: string): string {
  return byId === userId ? '' : ` by ${by}`;
}
