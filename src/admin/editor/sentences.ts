import { isOnWebsite } from '@/admin/compare/is-on-website';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry, EntryKind } from '@/admin/data/entries';
import { formatTime } from '@/admin/dates';
import { type Action, baseContent, type Outcome, type State } from '@/admin/saving/state';
import type { ToastMessage } from '@/components/ui/toast-store';
import { thisDevice } from '@/lib/this-device';
import { capitalised } from '@/lib/words';

type Said<Is extends Outcome['is']> = Extract<Outcome, { is: Is }>;
type Toast = Omit<ToastMessage, 'id'>;

const kinds = {
  draft: { did: 'saved a draft', has: 'saved a newer text', isUnknown: 'it was saved' },
  published: { did: 'published', has: 'published a newer text', isUnknown: 'it was published' },
  discarded: { did: 'discarded the draft', isUnknown: 'the draft was discarded' },
  aside: { did: 'set a text aside', isUnknown: 'your text is kept in the history' },
} satisfies Record<EntryKind, { did: string; has?: string; isUnknown: string }>;

/** Said in the status line and in dialogs. */
const failed: Partial<Record<Action, string>> = {
  save: 'Couldn’t save. ',
  look: 'Couldn’t publish: your text is still here. ',
  publish: 'Couldn’t publish: your text is still here. ',
  upload: '',
};

/** Said as titles of toasts. */
const notDone: Partial<Record<Action, string>> = {
  discard: 'Nothing was discarded',
  restore: 'Nothing was restored',
  merge: 'Your choice was not saved',
  'show newest': 'Nothing was replaced',
  'bring back': 'Nothing was brought back',
  'put away': 'It is not in the history',
};

const whyNot = {
  busy: 'An earlier change or upload had not ended.',
  changed: 'The text in the form has changed since, and stays.',
  upload: 'A picture was not uploaded: try again at its field, or choose another one.',
  'not asked': '',
};

export const uploading = 'Uploading a picture…';
export const looking = 'Looking at what is on the website…';

export const isOfSheet = (of: Action) => of === 'look' || of === 'publish';

export function entryNews({ kind, author, author_name }: Entry, userId: string) {
  const who = author === userId ? 'You, in another window,' : author_name;
  return { who, did: kinds[kind].did };
}

function newsOf({ ownIds, opened }: State, entry: Entry): string {
  const { who, did } = entryNews(entry, opened.userId);
  return `${ownIds.has(entry.write_id) ? 'You' : who} ${did} at ${formatTime(entry.at)}.`;
}

function newerExists({ opened }: State, { of, theirs }: Said<'conflict'>): string {
  const { did, has = did }: { did: string; has?: string } = kinds[theirs.kind];
  const isOwn = theirs.author === opened.userId;
  const who = isOwn ? `you have ${has} in another window` : `${theirs.author_name} has ${has}`;
  return `${isOfSheet(of) ? 'Not published' : 'Not saved'}: ${who}`;
}

function unanswered({ run, isOnline }: State): string {
  const isAsking = isOnline && run?.failure?.kind !== 'signed-out';
  const once = `once you are ${isOnline ? 'signed in' : 'online'}.`;
  const kind = run?.job?.kind ?? 'draft';
  if (kind === 'draft' && !run?.isLost) {
    return `Not saved yet: ${isAsking ? 'trying again by itself.' : `we try again ${once}`}`;
  }
  const then = kind === 'discarded' ? ' You can type again once we know.' : '';
  const next = isAsking ? 'Asking again…' : `We ask again ${once}`;
  return `We don’t know yet whether ${kinds[kind].isUnknown}. ${next}${then}`;
}

function refusal({ of, failure, lost }: Said<'refused'>): string {
  if (lost) return `We don’t know whether ${kinds[lost].isUnknown}. ${failure.message}`;
  return `${failed[of] ?? ''}${failure.message}`;
}

function reason(state: State, outcome: Said<'not started'>): string {
  if (outcome.why !== 'newer') return whyNot[outcome.why];
  return `${newsOf(state, outcome.theirs)} Look at the history again.`;
}

function tookNewer(state: State, { of, theirs, isDraftGone }: Said<'took newer'>) {
  const refused = of === 'discard' ? 'Not discarded: ' : isOfSheet(of) ? 'Not published: ' : '';
  const look = theirs.kind === 'draft' ? ' Look through it before you publish.' : '';
  const what = `the ${isDraftGone ? 'draft was discarded' : 'newest text is in the form'}`;
  const description = newsOf(state, theirs) + (isDraftGone ? ' It stays in the history.' : look);
  return {
    title: refused ? refused + what : capitalised(what),
    description,
    isRefused: refused !== '',
  };
}

/** Said in the publish sheet and the conflict dialog. */
export function dialogText(state: State): string {
  const { run, last, question, uploads } = state;
  if (run?.failure) return unanswered(state);
  if (question?.is === 'sheet' && question.isLooking)
    return uploads.length > 0 ? uploading : looking;
  if (last?.is === 'conflict') return `${newerExists(state, last)}.`;
  if (last?.is === 'not started') return reason(state, last);
  if (last?.is === 'took newer') {
    const { title, description } = tookNewer(state, last);
    return `${title}. ${description}`;
  }
  if (last?.is !== 'refused') return '';
  return last.of in failed || last.lost
    ? refusal(last)
    : `Your text is still here. ${last.failure.message}`;
}

/** Said in the status line: what keeps the text from being stored. */
export function problemText(state: State): string | null {
  const { run, last, text, isOnline, isReplacing } = state;
  const isDraft = run?.job?.kind === 'draft';
  if (run?.failure && (isOnline || !isDraft)) {
    const safe = isDraft ? ' Your text is safe here.' : '';
    const only = ' This browser keeps no copy: leave this page open.';
    return unanswered(state) + (text === 'only here' ? only : safe);
  }
  if (run || isReplacing) return null;
  if (last?.is === 'conflict') return text === 'stored' ? null : newerExists(state, last);
  if (last?.is !== 'refused') return null;
  const isOfAccount = /signed-out|forbidden/.test(last.failure.kind);
  return last.of in failed || last.lost || isOfAccount ? refusal(last) : null;
}

/** How the last action has ended, where neither a dialog nor the status line says it. */
export function toastFor(state: State): Toast | null {
  const { last, question, isOpen } = state;
  const isOfClosed = last?.is === 'stored' && (last.of === 'publish' || last.of === 'hand over');
  // A closed form says nothing else, because another user may have signed in.
  if (!last || question || !(isOpen || isOfClosed)) return null;
  if (last.is === 'stored') return doneToast(state, last.of);
  if (last.is === 'took newer') {
    const { title, description, isRefused } = tookNewer(state, last);
    return { tone: isRefused ? 'destructive' : 'success', title, description };
  }
  if (last.is === 'taken elsewhere') {
    return { tone: 'success', title: 'This typing was taken over in another window' };
  }
  const [tone, title] = ['destructive' as const, notDone[last.of]];
  if (!title) return null;
  if (last.is === 'not started') return { tone, title, description: reason(state, last) };
  // What the history refuses for good is said at the banner, where it can be downloaded.
  const isAtBanner =
    last.is === 'refused' && last.of === 'put away' && last.failure.kind === 'refused';
  if (last.is !== 'refused' || isAtBanner) return null;
  return last.lost
    ? { tone, title: refusal(last) }
    : { tone, title, description: last.failure.message };
}

function doneToast(state: State, of: Action): Toast | null {
  const { base, head, opened, isOpen, published } = state;
  const { section, label, userId, userName, defaultContent } = opened;
  const done = (title: string, description?: string) => ({
    tone: 'success' as const,
    title,
    description,
  });
  switch (of) {
    case 'hand over':
      return done(`${userName}’s text is kept on ${thisDevice()} for ${userName}.`);
    case 'put away':
      return done('Your typing is kept in the history.');
    case 'discard':
      return done(
        'Draft discarded',
        `The form shows ${published ? 'what was published last' : 'the original text'}.`,
      );
    case 'restore': {
      const content = baseContent(state);
      const isOriginal = sameContent(content, defaultContent);
      const isSame = isOnWebsite(section, published, content);
      const next = isSame
        ? 'Visitors see exactly this already.'
        : 'Publish to show it to visitors.';
      return done(`${isOriginal ? 'The original text' : 'That version'} is restored here`, next);
    }
    case 'publish': {
      const isForestalled = head?.kind === 'published' && head.id !== base?.id;
      const what = isOpen ? label : `${userName}’s text of ${label}`;
      const isVisible = !base || (published?.id === base.id && !isForestalled);
      if (isVisible) return done('Published', `${what} is on the website now.`);
      // The answer to an earlier attempt was lost, and another publication followed.
      const who = head && head.id === published?.id ? entryNews(head, userId).who : 'Somebody';
      const description = `Your text was published at ${formatTime(base.at)}. ${who} published another after it, which is on the website now.`;
      return { tone: 'destructive', title: 'Published, and published again since', description };
    }
    default:
      return null;
  }
}
