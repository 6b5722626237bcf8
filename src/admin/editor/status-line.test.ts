import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure } from '@/admin/data/section-failure';
import type { FormState, HeadKind } from '@/admin/saving/form-state';
import { statusText } from './status-line';

const clean: FormState = {
  status: { is: 'idle' },
  base: null,
  head: null,
  published: null,
  unsaved: null,
  backups: [],
  uploads: [],
  failedChecks: 0,
  sheetContent: null,
  deletions: new Map(),
};
const dirty = (unsaved: FormState['unsaved'] = 'typed'): Partial<FormState> => ({ unsaved });
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
  state?: Partial<FormState>;
  head?: Entry;
  online?: boolean;
  isOnWebsite?: boolean | null;
};

function textOf({ state = {}, head, online = true, isOnWebsite = false }: Shown) {
  return statusText({
    state: { ...clean, ...state },
    head: head ?? null,
    userId: 'amal',
    online,
    isOnWebsite: isOnWebsite ?? undefined,
  });
}

const unreachable = new SectionFailure('unreachable', 'No answer.');
const refused = new SectionFailure('refused', 'Too long.');
const message = 'We don’t know whether it was published.';
const lost = Object.assign(new SectionFailure('forbidden', message), { isLost: true });
const unavailable = new SectionFailure('unavailable', 'In a moment.');

const signedOut = new SectionFailure('signed-out', 'Sign in.');

const unknown = (kind: HeadKind, failure = unreachable, isLost = true) => ({
  status: { is: 'unknown', kind, failure, isLost } as const,
  unsaved: 'backed up' as const,
});

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
  [{ state: { status: { is: 'publishing' } } }, 'Publishing…'],
  [{ state: { uploads: [Promise.resolve(true)] }, head: mine }, 'Uploading a picture…'],
  [
    { state: unknown('draft') },
    'We don’t know yet whether it was saved. Asking again… Your text is safe here.',
  ],
  [
    {
      state: {
        status: { is: 'unknown', kind: 'draft', failure: unavailable, isLost: false },
        unsaved: 'only here',
      },
    },
    'Not saved yet: trying again by itself. This browser keeps no copy: leave this page open.',
  ],
  [{ state: unknown('published') }, 'We don’t know yet whether it was published. Asking again…'],
  [
    { state: unknown('published'), online: false },
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
  [{ state: unknown('draft'), online: false }, 'Offline: still here, and saved when you are back'],
  [
    { state: { status: { is: 'failed', kind: 'published', failure: refused } } },
    'Couldn’t publish: your text is still here. Too long.',
  ],
  [
    { state: { status: { is: 'failed', kind: 'published', failure: lost } } },
    'We don’t know whether it was published.',
  ],
  [
    { state: { status: { is: 'failed', kind: 'draft', failure: refused } } },
    'Couldn’t save. Too long.',
  ],
  [
    { state: dirty('backed up'), online: false },
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
