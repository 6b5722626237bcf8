import type { Entry } from '@/admin/data/entries';
import { shortTime, timeInWords } from '@/admin/dates';
import type { State } from '@/admin/saving/state';
import { cn } from '@/lib/cn';
import { thisDevice } from '@/lib/this-device';
import { looking, problemText, uploading } from './sentences';

/** `head`: the newest entry that is known. `isOnWebsite`: undefined if that is not known. */
type StatusProps = { state: State; head: Entry | null; isOnWebsite: boolean | undefined };

export function StatusLine(props: StatusProps) {
  return (
    <p
      role="status"
      aria-label="State of this section"
      className={cn(
        'text-sm',
        problemText(props.state) ? 'font-semibold text-ember' : 'text-stone',
      )}
    >
      {statusText(props)}
    </p>
  );
}

export function statusText(props: StatusProps): string {
  const { run, isReplacing, uploads } = props.state;
  const problem = problemText(props.state);
  if (problem) return problem;
  if (run?.failure) return storedText(props);
  if (isReplacing) return 'Changing the form… You can type again in a moment.';
  if (run?.of === 'look') return looking;
  if (run?.job?.kind === 'draft') return 'Saving draft…';
  if (run?.job?.kind === 'published') return 'Publishing…';
  return uploads.length > 0 ? uploading : storedText(props);
}

function storedText({ state, head, isOnWebsite }: StatusProps): string {
  const { text, published, base, isOnline, opened } = state;
  if (text !== 'stored' && !isOnline) return 'Offline: still here, and saved when you are back';
  if (text === 'typed') return 'Not saved yet';
  if (text === 'backed up') return `Saved on ${thisDevice()} only, not published`;
  if (text !== 'stored') return 'Not saved yet. This browser keeps no copy: save the draft soon.';
  const byOther = head?.author === opened.userId ? '' : ` by ${head?.author_name}`;
  if (head?.kind === 'draft') {
    const same = isOnWebsite ? ', the same as on the website' : ', not on the website';
    return `Draft saved ${shortTime(head.at)}${byOther}${isOnWebsite === undefined ? '' : same}`;
  }
  const isPublication = head?.kind === 'published';
  const isNewer = isPublication && head.id !== published?.id;
  if (published?.issues.length && !isNewer) return 'Not shown to visitors';
  if (isPublication) return `Published ${timeInWords(head.at)}${byOther}`;
  if (head?.id === base?.id) return 'No changes';
  return base?.kind === 'draft' ? 'Discarded: this text stays in the history' : 'Nothing to save';
}
