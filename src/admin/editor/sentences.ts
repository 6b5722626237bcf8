import { isOnWebsite } from '@/admin/compare/differences';
import type { Entry } from '@/admin/data/entries';
import { shortTime, timeInWords } from '@/admin/dates';
import { type Action, isReplacing, type Newer, type State, unknownJob } from '@/admin/saving/state';
import { isolated } from '@/lib/isolated';
import { thisDevice } from '@/lib/this-device';

const kinds = {
  draft: { did: 'saved a newer text', isUnknown: 'it was saved' },
  published: { did: 'published a newer text', isUnknown: 'it was published' },
  discarded: { did: 'discarded the draft', isUnknown: 'the draft was discarded' },
  aside: { did: 'set a text aside', isUnknown: 'your text is kept in the history' },
} satisfies Record<Entry['kind'], { did: string; isUnknown: string }>;

const publishing = { failed: 'Couldn’t publish: your text is still here. ', not: 'Not published' };

/** `failed` and `not` are said in the status line and in dialogs, `nothing` and `done` in toasts. */
const words: Record<Action, { failed?: string; not?: string; nothing?: string; done?: string }> = {
  save: { failed: 'Couldn’t save. ', not: 'Not saved' },
  look: publishing,
  publish: { ...publishing, done: 'Published' },
  discard: { not: 'Not discarded', nothing: 'Nothing was discarded', done: 'Draft discarded' },
  restore: {
    not: 'Not restored',
    nothing: 'Nothing was restored',
    done: 'That version is restored here.',
  },
  merge: { nothing: 'Your choice was not saved' },
  'show newest': { nothing: 'Nothing was replaced' },
  'bring back': { nothing: 'Nothing was brought back' },
  'put away': { nothing: 'It is still offered here', done: 'Your typing is kept in the history.' },
};

const whyNot = {
  busy: 'An earlier change or upload had not ended.',
  upload: 'A picture was not uploaded: try again at its field, or choose another one.',
};

const uploading = 'Uploading a picture…';
const offline = 'Offline: still here, and saved when you are back';
const taken = 'The newest text is in the form.';
const looking = 'Looking at what is on the website…';

/** `did`: and when. */
export function entryNews({ kind, author, author_name, at }: Entry, userId: string) {
  const [who, has] =
    author === userId ? ['You, in another window,', 'have'] : [isolated(author_name), 'has'];
  return { who, did: `${has} ${kinds[kind].did} (${shortTime(at)})` };
}

function newerExists({ ownIds, opened }: State, { of, theirs }: Newer): string {
  const { who, did } = entryNews(theirs, opened.userId);
  return `${words[of].not}: ${ownIds.has(theirs.write_id) ? 'You' : who} ${did}`;
}

function unanswered({ run, write, isOnline }: State): string {
  if (!isOnline && write?.job.kind === 'draft') return offline;
  const isAsking = isOnline && run?.failure?.kind !== 'signed-out';
  const once = `once you are ${isOnline ? 'signed in' : 'online'}.`;
  if (write?.fate !== 'lost')
    return `Not saved yet: ${isAsking ? 'trying again by itself.' : `we try again ${once}`}`;
  const { kind } = write.job;
  const then = kind === 'discarded' ? ' You can type again once we know.' : '';
  const next = isAsking ? 'Asking again…' : `We ask again ${once}`;
  return `We don’t know yet whether ${kinds[kind].isUnknown}. ${next}${then}`;
}

function refusal(state: State): string {
  const { last } = state;
  if (last?.is !== 'refused') return '';
  const lost = unknownJob(state);
  const whether = lost && `We don’t know whether ${kinds[lost.kind].isUnknown}. `;
  return (whether ?? words[last.of].failed ?? 'Your text is still here. ') + last.failure.message;
}

/** Said in the publish sheet and the conflict dialog. */
export function dialogText(state: State): string {
  const { run, last, question, uploads } = state;
  if (run?.failure) return unanswered(state);
  if (question?.is === 'sheet' && uploads.length > 0) return uploading;
  if (question?.is === 'sheet' && run && run.of !== 'publish') return looking;
  if (last?.is === 'conflict') return `${newerExists(state, last)}.`;
  if (last?.is === 'took newer') return `${newerExists(state, last)}. ${taken}`;
  if (last?.is === 'not started') return whyNot[last.why];
  return refusal(state);
}

/** Said in the status line: what keeps the text from being stored. */
export function problemText(state: State): string | null {
  const { run, last, write, text, isOnline } = state;
  const isDraft = write?.job.kind === 'draft';
  if (run?.failure && (isOnline || !isDraft)) {
    const safe = isDraft ? ' Your text is safe here.' : '';
    const only = ' This browser keeps no copy: leave this page open.';
    return unanswered(state) + (text === 'only here' ? only : safe);
  }
  if (run) return null;
  if (last?.is === 'conflict') return text === 'stored' ? null : newerExists(state, last);
  if (last?.is !== 'refused') return null;
  const isInToast = words[last.of].nothing && !unknownJob(state) && !last.failure.isOfAccount;
  return isInToast ? null : refusal(state);
}

export function statusText(state: State): string {
  const { run, uploads, text, published, head, isOnline, opened, question } = state;
  const problem = problemText(state);
  if (problem) return problem;
  if (!run?.failure) {
    if (isReplacing(state)) return 'Changing the form… You can type again in a moment.';
    if (run?.of === 'look') return uploads.length > 0 ? uploading : looking;
    if (run?.of === 'save' && text !== 'stored') return 'Saving draft…';
    if (run?.of === 'publish') return 'Publishing…';
    if (uploads.length > 0) return uploading;
  }
  // A conflict is asked about first.
  if (text !== 'stored' && !isOnline && question?.is !== 'conflict') return offline;
  if (text === 'backed up') return `Saved on ${thisDevice()} only, not published`;
  if (text !== 'stored') return 'Not saved yet. This browser keeps no copy: save the draft soon.';
  const byOther = head?.author === opened.userId ? '' : ` by ${isolated(head?.author_name ?? '')}`;
  if (head?.kind === 'draft') {
    const isSame = isOnWebsite(opened.section, published, head.content);
    const where = isSame ? 'the same as on the website' : 'not on the website';
    return `Draft saved ${shortTime(head.at)}${byOther}, ${where}`;
  }
  if (published?.issues.length) return 'Not shown to visitors';
  return head?.kind === 'published' ? `Published ${timeInWords(head.at)}${byOther}` : 'No changes';
}

/** How the last action has ended, where neither a dialog nor the status line says it. */
export function toastFor(state: State) {
  const { last, question, isOpen, opened, published } = state;
  // A closed form says nothing, because another user may have signed in.
  if (!last || question || !isOpen) return null;
  const { nothing, done } = words[last.of];
  if (last.is === 'done') {
    const isWaiting = last.content && !isOnWebsite(opened.section, published, last.content);
    const title = isWaiting ? `${done} Publish to show it to visitors.` : done;
    return title ? { title } : null;
  }
  const tone = 'destructive' as const;
  if (last.is === 'took newer')
    return { tone, title: newerExists(state, last), description: taken };
  if (!nothing || unknownJob(state)) return null;
  if (last.is === 'not started') return { tone, title: nothing, description: whyNot[last.why] };
  return last.is === 'refused' ? { tone, title: nothing, description: last.failure.message } : null;
}
