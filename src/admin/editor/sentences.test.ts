import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry, EntryKind } from '@/admin/data/entries';
import { SectionFailure } from '@/admin/data/section-failure';
import { firstState, type Outcome, type Run, type State } from '@/admin/saving/state';
import { sectionOf } from '@/content/sections/sections';
import { dialogText, toastFor } from './sentences';
import { statusText } from './status-line';

const clean: State = {
  ...firstState({
    section: 'about',
    label: 'About',
    userId: 'amal',
    userName: 'Amal Haddad',
    stored: { head: null, published: null },
    defaultContent: sectionOf('about').defaultContent,
  }),
  isOpen: true,
};
const dirty = (text: State['text'] = 'typed'): Partial<State> => ({ text });
const noon = new Date();
noon.setHours(12, 4, 0, 0);
const mine: Entry = {
  id: 3,
  section: 'about',
  kind: 'draft',
  content: {},
  parent: null,
  write_id: 'a',
  format: 1,
  at: noon.toISOString(),
  author_name: 'Amal Haddad',
  author: 'amal',
};
const theirs: Entry = { ...mine, author_name: 'Bilal Khan', author: 'bilal' };
const discarded: Entry = { ...theirs, kind: 'discarded' };
const hidden = {
  id: 3,
  at: mine.at,
  visibleContent: {},
  issues: [{ name: 'goals', key: 'goals', message: '' }],
};

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});

type Shown = {
  state?: Partial<State>;
  head?: Entry;
  isOnWebsite?: boolean | null;
};

function textOf({ state = {}, head, isOnWebsite = false }: Shown) {
  return statusText({
    state: { ...clean, ...state },
    head: head ?? null,
    isOnWebsite: isOnWebsite ?? undefined,
  });
}

const unreachable = new SectionFailure('unreachable', 'No answer.');
const refused = new SectionFailure('refused', 'Too long.');
const unavailable = new SectionFailure('unavailable', 'In a moment.');
const signedOut = new SectionFailure('signed-out', 'Sign in.');
const forbidden = new SectionFailure('forbidden', 'You are no longer an administrator.');

function running(of: Run['of'], kind: EntryKind | null, run: Partial<Run> = {}): Partial<State> {
  const job = kind && { kind, id: 'w', content: {}, parent: null };
  return { run: { of, job, failure: null, isLost: false, isWaiting: false, ...run } };
}

const unknown = (kind: EntryKind, failure = unreachable, isLost = true) => ({
  ...running('save', kind, { failure, isLost, isWaiting: true }),
  text: 'backed up' as const,
});

const offline = { isOnline: false };
const ended = (last: Outcome): Partial<State> => ({ last });
const conflict = { of: 'save', is: 'conflict', theirs, earlier: [] } as const;
const refusedBy = (of: Outcome['of'], failure = refused, lost?: EntryKind) =>
  ended({ of, is: 'refused', failure, lost });
const took = { is: 'took newer', theirs, isDraftGone: false } as const;

test.each<[Shown, string]>([
  [{}, 'No changes'],
  [{ state: dirty() }, 'Not saved yet'],
  [{ state: dirty('backed up') }, 'Saved on this computer only, not published'],
  [
    { state: dirty('only here') },
    'Not saved yet. This browser keeps no copy: save the draft soon.',
  ],
  [{ head: mine }, 'Draft saved 12:04, not on the website'],
  [{ head: theirs }, 'Draft saved 12:04 by Bilal Khan, not on the website'],
  [{ head: mine, isOnWebsite: true }, 'Draft saved 12:04, the same as on the website'],
  [{ head: { ...mine, kind: 'published' } }, 'Published at 12:04'],
  [{ head: { ...theirs, kind: 'published' } }, 'Published at 12:04 by Bilal Khan'],
  [{ state: { base: discarded }, head: discarded }, 'No changes'],
  [{ head: discarded }, 'Nothing to save'],
  [
    { head: discarded, state: { base: { ...mine, id: 2 } } },
    'Discarded: this text stays in the history',
  ],
  [{ head: theirs, isOnWebsite: null }, 'Draft saved 12:04 by Bilal Khan'],
  [{ state: { published: hidden }, head: { ...mine, kind: 'published' } }, 'Not shown to visitors'],
  [
    { state: { published: hidden }, head: { ...mine, id: 4, kind: 'discarded' } },
    'Not shown to visitors',
  ],
  [
    { state: { published: hidden }, head: { ...mine, id: 4, kind: 'published' } },
    'Published at 12:04',
  ],
  [{ state: dirty(), head: { ...mine, kind: 'published' } }, 'Not saved yet'],
  [{ state: running('publish', 'published') }, 'Publishing…'],
  [{ state: running('save', 'draft') }, 'Saving draft…'],
  [{ state: running('look', null) }, 'Looking at what is on the website…'],
  [
    { state: { ...running('discard', 'aside'), isReplacing: true } },
    'Changing the form… You can type again in a moment.',
  ],
  [{ state: { uploads: [Promise.resolve(true)] }, head: mine }, 'Uploading a picture…'],
  [
    { state: unknown('draft') },
    'We don’t know yet whether it was saved. Asking again… Your text is safe here.',
  ],
  [
    { state: { ...unknown('draft', unavailable, false), ...dirty('only here') } },
    'Not saved yet: trying again by itself. This browser keeps no copy: leave this page open.',
  ],
  [{ state: unknown('published') }, 'We don’t know yet whether it was published. Asking again…'],
  [
    { state: { ...unknown('published'), ...offline } },
    'We don’t know yet whether it was published. We ask again once you are online.',
  ],
  [
    { state: unknown('draft', signedOut, false) },
    'Not saved yet: we try again once you are signed in. Your text is safe here.',
  ],
  [
    { state: unknown('published', signedOut) },
    'We don’t know yet whether it was published. We ask again once you are signed in.',
  ],
  [
    { state: unknown('discarded') },
    'We don’t know yet whether the draft was discarded. Asking again… You can type again once we know.',
  ],
  [
    { state: { ...unknown('published'), ...dirty('only here') } },
    'We don’t know yet whether it was published. Asking again… This browser keeps no copy: leave this page open.',
  ],
  [
    { state: { ...unknown('draft'), ...offline } },
    'Offline: still here, and saved when you are back',
  ],
  [{ state: refusedBy('publish') }, 'Couldn’t publish: your text is still here. Too long.'],
  [
    { state: refusedBy('publish', forbidden, 'published') },
    'We don’t know whether it was published. You are no longer an administrator.',
  ],
  [{ state: refusedBy('save') }, 'Couldn’t save. Too long.'],
  [{ state: refusedBy('upload', signedOut) }, 'Sign in.'],
  [{ state: refusedBy('discard', forbidden) }, 'You are no longer an administrator.'],
  [{ state: refusedBy('discard') }, 'No changes'],
  [{ state: { ...dirty(), ...ended(conflict) } }, 'Not saved: Bilal Khan has saved a newer text'],
  [
    { state: { ...dirty(), ...ended({ ...conflict, of: 'look', theirs: discarded }) } },
    'Not published: Bilal Khan has discarded the draft',
  ],
  [
    { state: { ...dirty(), ...ended({ ...conflict, theirs: mine }) } },
    'Not saved: you have saved a newer text in another window',
  ],
  [{ state: ended(conflict), head: theirs }, 'Draft saved 12:04 by Bilal Khan, not on the website'],
  [
    { state: { ...dirty('backed up'), ...offline } },
    'Offline: still here, and saved when you are back',
  ],
])('%j is told as “%s”', (shown, text) => {
  expect(textOf(shown)).toBe(text);
});

test('a time of another day comes with its day', () => {
  const head = { ...mine, at: '2026-03-12T08:05:00Z' };
  expect(textOf({ head })).toMatch(/^Draft saved 12 Mar 2026, \d\d:05, not on the website$/);
  const published = { ...head, kind: 'published' as const };
  expect(textOf({ head: published })).toMatch(/^Published on 12 Mar 2026, \d\d:05$/);
});

const sheet = { is: 'sheet', content: null, isLooking: false } as const;

test.each<[Partial<State>, string]>([
  [{ question: { ...sheet, isLooking: true } }, 'Looking at what is on the website…'],
  [
    { question: { ...sheet, isLooking: true }, uploads: [Promise.resolve()] },
    'Uploading a picture…',
  ],
  [unknown('published'), 'We don’t know yet whether it was published. Asking again…'],
  [ended({ ...conflict, of: 'look' }), 'Not published: Bilal Khan has saved a newer text.'],
  [
    ended({ ...took, of: 'look' }),
    'Not published: the newest text is in the form. Bilal Khan saved a draft at 12:04. Look through it before you publish.',
  ],
  [refusedBy('look'), 'Couldn’t publish: your text is still here. Too long.'],
  [refusedBy('merge'), 'Your text is still here. Too long.'],
  [
    ended({ of: 'look', is: 'not started', why: 'upload' }),
    'A picture was not uploaded: try again at its field, or choose another one.',
  ],
])('in a dialog, %j is told as “%s”', (state, text) => {
  expect(dialogText({ ...clean, question: sheet, ...state })).toBe(text);
});

const stored = (of: Outcome['of']) => ended({ of, is: 'stored' });
const publication: Entry = { ...mine, kind: 'published' };
const visible = { id: 3, at: mine.at, visibleContent: {}, issues: [] };

test.each<[Partial<State>, string | null, string?]>([
  [stored('save'), null],
  [
    { ...stored('publish'), base: publication, head: publication, published: visible },
    'Published',
    'About is on the website now.',
  ],
  [
    {
      ...stored('publish'),
      isOpen: false,
      base: publication,
      head: publication,
      published: visible,
    },
    'Published',
    'Amal Haddad’s text of About is on the website now.',
  ],
  [
    {
      ...stored('publish'),
      base: publication,
      head: { ...theirs, id: 4, kind: 'published' },
      published: { ...visible, id: 4 },
    },
    'Published, and published again since',
    'Your text was published at 12:04. Bilal Khan published another after it, which is on the website now.',
  ],
  [stored('discard'), 'Draft discarded', 'The form shows the original text.'],
  [{ ...stored('discard'), isOpen: false }, null],
  [stored('restore'), 'The original text is restored here', 'Visitors see exactly this already.'],
  [
    { ...stored('restore'), base: mine },
    'That version is restored here',
    'Publish to show it to visitors.',
  ],
  [stored('put away'), 'Your typing is kept in the history.'],
  [
    { ...stored('hand over'), isOpen: false },
    'Amal Haddad’s text is kept on this computer for Amal Haddad.',
  ],
  [
    ended({ ...took, of: 'discard' }),
    'Not discarded: the newest text is in the form',
    'Bilal Khan saved a draft at 12:04. Look through it before you publish.',
  ],
  [
    ended({ of: 'look', is: 'took newer', theirs: discarded, isDraftGone: true }),
    'Not published: the draft was discarded',
    'Bilal Khan discarded the draft at 12:04. It stays in the history.',
  ],
  [{ ...ended({ ...took, of: 'look' }), question: sheet }, null],
  [refusedBy('discard'), 'Nothing was discarded', 'Too long.'],
  [
    refusedBy('restore', forbidden, 'aside'),
    'We don’t know whether your text is kept in the history. You are no longer an administrator.',
  ],
  [refusedBy('put away'), null],
  [
    ended({ of: 'restore', is: 'not started', why: 'newer', theirs }),
    'Nothing was restored',
    'Bilal Khan saved a draft at 12:04. Look at the history again.',
  ],
  [ended(conflict), null],
])('%j is told by the toast “%s”', (state, title, description) => {
  const toast = toastFor({ ...clean, ...state });
  expect(toast && { title: toast.title, description: toast.description }).toEqual(
    title === null ? null : { title, description },
  );
});
