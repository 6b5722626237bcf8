import { isOnWebsite } from '@/admin/compare/differences';
import type { Entry, EntryKind } from '@/admin/data/entries';
import { shortTime, timeInWords } from '@/admin/dates';
import {
  type Action,
  type Conflict,
  isReplacing,
  type State,
  unknownJob,
} from '@/admin/saving/state';
import { sectionOf } from '@/content/sections/sections';
import { isolated } from '@/lib/isolated';
import { thisDevice } from '@/lib/this-device';
import { capitalised } from '@/lib/words';

const kinds = {
  draft: { did: 'saved a draft', has: 'saved a newer text', isUnknown: 'it was saved' },
  published: { did: 'published', has: 'published a newer text', isUnknown: 'it was published' },
  discarded: { did: 'discarded the draft', isUnknown: 'the draft was discarded' },
  aside: { did: 'set a text aside', isUnknown: 'your text is kept in the history' },
} satisfies Record<EntryKind, { did: string; has?: string; isUnknown: string }>;

const publishing = { failed: 'Couldn’t publish: your text is still here. ', not: 'Not published' };

/** `failed` and `not` are said in the status line and in dialogs, `toast` as a title of toasts. */
const words: Record<Action, { failed?: string; not?: string; toast?: string }> = {
  save: { failed: 'Couldn’t save. ', not: 'Not saved' },
  look: publishing,
  publish: publishing,
  upload: { failed: '' },
  discard: { not: 'Not discarded', toast: 'Nothing was discarded' },
  restore: { toast: 'Nothing was restored' },
  merge: { toast: 'Your choice was not saved' },
  'show newest': { toast: 'Nothing was replaced' },
  'bring back': { toast: 'Nothing was brought back' },
  'put away': { toast: 'It is still offered here' },
};

const whyNot = {
  busy: 'An earlier change or upload had not ended.',
  upload: 'A picture was not uploaded: try again at its field, or choose another one.',
};

const uploading = 'Uploading a picture…';
const offline = 'Offline: still here, and saved when you are back';
const looking = 'Looking at what is on the website…';

function toast(tone: 'success' | 'destructive', title: string, description?: string) {
  return { tone, title, description };
}

/** `did`: and when. */
export function entryNews({ kind, author, author_name, at }: Entry, userId: string) {
  const who = author === userId ? 'You, in another window,' : isolated(author_name);
  return { who, did: `${kinds[kind].did} ${timeInWords(at)}` };
}

function newsOf({ ownIds, opened }: State, entry: Entry): string {
  const { who, did } = entryNews(entry, opened.userId);
  return `${ownIds.has(entry.write_id) ? 'You' : who} ${did}.`;
}

function newerExists({ opened }: State, { of, theirs }: Conflict): string {
  const { did, has = did }: { did: string; has?: string } = kinds[theirs.kind];
  const isOwn = theirs.author === opened.userId;
  const who = isOwn
    ? `you have ${has} in another window`
    : `${isolated(theirs.author_name)} has ${has}`;
  return `${words[of].not}: ${who}`;
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

function refusal(state: State, prefix = ''): string {
  const { last } = state;
  if (last?.is !== 'refused') return '';
  const lost = unknownJob(state);
  const whether = lost && `We don’t know whether ${kinds[lost.kind].isUnknown}. `;
  return (whether ?? words[last.of].failed ?? prefix) + last.failure.message;
}

/** The newest text is the form's base now. */
function tookNewer(state: State, of: Action, theirs: Entry) {
  const refused = of === 'save' ? undefined : words[of].not;
  const isGone = theirs.kind === 'discarded';
  const look = theirs.kind === 'draft' ? ' Look through it before you publish.' : '';
  const what = `the ${isGone ? 'draft was discarded' : 'newest text is in the form'}`;
  const title = refused ? `${refused}: ${what}` : capitalised(what);
  const next = isGone ? ' It stays in the history.' : look;
  return toast(refused ? 'destructive' : 'success', title, newsOf(state, theirs) + next);
}

/** Said in the publish sheet and the conflict dialog. */
export function dialogText(state: State): string {
  const { run, last, question, uploads, base } = state;
  if (run?.failure) return unanswered(state);
  if (question?.is === 'sheet' && question.content === undefined)
    return uploads.length > 0 ? uploading : looking;
  if (last?.is === 'conflict') return `${newerExists(state, last)}.`;
  if (last?.is === 'took newer' && base) {
    const { title, description } = tookNewer(state, last.of, base);
    return `${title}. ${description}`;
  }
  if (last?.is === 'not started') return whyNot[last.why];
  return refusal(state, 'Your text is still here. ');
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
  const isSaid =
    words[last.of].failed !== undefined || unknownJob(state) || last.failure.isOfAccount;
  return isSaid ? refusal(state) : null;
}

export function statusText(state: State): string {
  const { run, uploads, text, published, head, base, isOnline, opened, question } = state;
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
  if (text === 'typed') return 'Not saved yet';
  if (text === 'backed up') return `Saved on ${thisDevice()} only, not published`;
  if (text !== 'stored') return 'Not saved yet. This browser keeps no copy: save the draft soon.';
  const byOther = head?.author === opened.userId ? '' : ` by ${isolated(head?.author_name ?? '')}`;
  if (head?.kind === 'draft') {
    const isSame = isOnWebsite(opened.section, published, head.content);
    const where = isSame ? 'the same as on the website' : 'not on the website';
    return `Draft saved ${shortTime(head.at)}${byOther}, ${where}`;
  }
  if (published?.issues.length) return 'Not shown to visitors';
  if (head?.kind === 'published') return `Published ${timeInWords(head.at)}${byOther}`;
  if (head?.id === base?.id) return 'No changes';
  return base?.kind === 'draft' ? 'Discarded: this text stays in the history' : 'Nothing to save';
}

/** How the last action has ended, where neither a dialog nor the status line says it. */
export function toastFor(state: State) {
  const { last, question, isOpen, base } = state;
  // A closed form says nothing, because another user may have signed in.
  if (!last || question || !isOpen) return null;
  if (last.is === 'done') return doneToast(state, last.of, last.content);
  if (last.is === 'took newer') return base && tookNewer(state, last.of, base);
  const { toast: title } = words[last.of];
  if (!title) return null;
  if (last.is === 'not started') return toast('destructive', title, whyNot[last.why]);
  if (last.is !== 'refused') return null;
  if (unknownJob(state)) return toast('destructive', refusal(state));
  return toast('destructive', title, last.failure.message);
}

function doneToast(state: State, of: Action, content: unknown) {
  const { base, head, opened, published } = state;
  const isSame = of === 'restore' && isOnWebsite(opened.section, published, content);
  // The answer to an earlier attempt was lost, and another entry followed, which may be a publication.
  const isFollowed = head && base && head.id !== base.id;
  const said: Partial<Record<Action, [title: string, description?: string]>> = {
    'put away': ['Your typing is kept in the history.'],
    discard: ['Draft discarded', 'It stays in the history.'],
    restore: [
      'That version is restored here',
      isSame ? 'Visitors see exactly this already.' : 'Publish to show it to visitors.',
    ],
    publish: [
      'Published',
      isFollowed
        ? `That was ${timeInWords(base.at)}. ${newsOf(state, head)}`
        : `${sectionOf(opened.section).label} is on the website now.`,
    ],
  };
  return said[of] ? toast('success', ...said[of]) : null;
}
