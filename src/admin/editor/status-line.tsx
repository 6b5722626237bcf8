import type { Entry } from '@/admin/data/entries';
import { shortTime, timeInWords } from '@/admin/dates';
import {
  type FormState,
  type FormStatus,
  failureOf,
  unknownTexts,
} from '@/admin/saving/form-state';
import { useOnline } from '@/components/use-online';
import { cn } from '@/lib/cn';
import { thisDevice } from '@/lib/this-device';

type StatusProps = {
  state: FormState;
  head: Entry | null;
  /** Undefined if that is not known. */
  isOnWebsite: boolean | undefined;
  userId: string;
  online: boolean;
};

export function StatusLine(props: Omit<StatusProps, 'online'>) {
  const online = useOnline();
  return (
    <p
      role="status"
      aria-label="State of this section"
      className={cn('text-sm', failureOf(props.state) ? 'font-semibold text-ember' : 'text-stone')}
    >
      {statusText({ ...props, online })}
    </p>
  );
}

const busyTexts = {
  saving: 'Saving draft…',
  reading: 'Looking at what is on the website…',
  publishing: 'Publishing…',
  replacing: 'Changing the form… You can type again in a moment.',
};

export function statusText(props: StatusProps): string {
  const { status, unsaved, uploads } = props.state;
  switch (status.is) {
    case 'idle':
      return uploads.length > 0 ? 'Uploading a picture…' : idleText(props);
    case 'conflict':
      // Offline or not, nothing is saved before the conflict is resolved.
      return idleText({ ...props, online: true });
    case 'failed':
      return problemText(status, props.online);
    case 'unknown': {
      const isDraft = status.kind === 'draft';
      if (isDraft && !props.online) return idleText(props);
      const text = problemText(status, props.online);
      if (unsaved === 'only here')
        return `${text} This browser keeps no copy: leave this page open.`;
      return isDraft ? `${text} Your text is safe here.` : text;
    }
    default:
      return busyTexts[status.is];
  }
}

const failedTexts = {
  draft: 'Couldn’t save. ',
  published: 'Couldn’t publish: your text is still here. ',
  aside: '',
};

type Problem = Extract<FormStatus, { is: 'failed' | 'unknown' }>;

export function problemText(status: Problem, online: boolean): string {
  if (status.is === 'unknown') {
    const isAsking = online && status.failure.kind !== 'signed-out';
    const once = `once you are ${online ? 'signed in' : 'online'}.`;
    if (status.kind === 'draft' && !status.isLost) {
      return `Not saved yet: ${isAsking ? 'trying again by itself.' : `we try again ${once}`}`;
    }
    const next = isAsking ? 'Asking again…' : `We ask again ${once}`;
    const then = status.kind === 'discarded' ? ' You can type again once we know.' : '';
    return `We don’t know yet whether ${unknownTexts[status.kind]}. ${next}${then}`;
  }
  return `${status.failure.isLost ? '' : failedTexts[status.kind]}${status.failure.message}`;
}

function idleText({ state, head, isOnWebsite, userId, online }: StatusProps) {
  const { unsaved, published } = state;
  if (unsaved && !online) return 'Offline: still here, and saved when you are back';
  if (unsaved === 'typed') return 'Not saved yet';
  if (unsaved === 'backed up') return `Saved on ${thisDevice()} only, not published`;
  if (unsaved) return 'Not saved yet. This browser keeps no copy: save the draft soon.';
  const byOther = head?.author === userId ? '' : ` by ${head?.author_name}`;
  if (head?.kind === 'draft') {
    const saved = `Draft saved ${shortTime(head.at)}${byOther}`;
    if (isOnWebsite === undefined) return saved;
    return `${saved}, ${isOnWebsite ? 'the same as on the website' : 'not on the website'}`;
  }
  const isPublication = head?.kind === 'published';
  const isNewer = isPublication && head.id !== published?.id;
  if (published?.issues.length && !isNewer) return 'Not shown to visitors';
  if (isPublication) return `Published ${timeInWords(head.at)}${byOther}`;
  if (head?.id === state.base?.id) return 'No changes';
  const isDraftGone = state.base?.kind === 'draft';
  return isDraftGone ? 'Discarded: this text stays in the history' : 'Nothing to save';
}
