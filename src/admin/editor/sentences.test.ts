import { beforeEach, expect, test, vi } from 'vitest';
import { draftOfBilal } from '@/../tests/draft-of-bilal';
import { plain } from '@/../tests/plain-text';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure } from '@/admin/data/section-failure';
import {
  type Action,
  type Ending,
  firstState,
  type Run,
  type State,
  type Write,
} from '@/admin/saving/state';
import { sectionOf } from '@/content/sections/sections';
import type { Json } from '@/lib/supabase/database.types';
import { dialogText, statusText, toastFor } from './sentences';

const clean: State = {
  ...firstState({ section: 'about', userId: 'amal', stored: { head: null, published: null } }),
  isOpen: true,
};

const original = sectionOf('about').defaultContent as Json;

const noon = new Date();
noon.setHours(12, 4, 0, 0);
const at = noon.toISOString();
const theirs: Entry = { ...draftOfBilal, at };
const mine: Entry = { ...theirs, author_name: 'Amal Haddad', author: 'amal' };
const publication: Entry = { ...mine, kind: 'published' };
const discarded: Entry = { ...theirs, kind: 'discarded' };
const visible = { id: 3, visibleContent: {}, issues: [] };
const hidden = { ...visible, issues: [{ name: 'goals', key: 'goals', message: '' }] };

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});

const refused = new SectionFailure('refused', 'Too long.');
const unreachable = new SectionFailure('unreachable', 'No answer.');
const unavailable = new SectionFailure('unavailable', 'In a moment.');
const signedOut = new SectionFailure('signed-out', 'Sign in.');
const forbidden = new SectionFailure('forbidden', 'You are no longer an administrator.');

type Some = Partial<State>;
const running = (of: Action, run: Partial<Run> = {}): Some => ({
  run: { of, failure: null, isWaiting: false, ...run },
});
const sent = (kind: Entry['kind'], fate: Write['fate']): Some => ({
  write: { job: { kind, write_id: 'w', content: {}, parent: null }, fate },
});
const waits = (kind: Entry['kind'], failure = unreachable, isLost = true): Some => ({
  ...running('save', { failure, isWaiting: true }),
  ...sent(kind, isLost ? 'lost' : 'known'),
  text: 'backed up',
});
const ended = (of: Action, ending: Ending): Some => ({ last: { of, ...ending } });
const refusedBy = (of: Action, failure = refused) => ended(of, { is: 'refused', failure });
const lost = (kind: Entry['kind']) => sent(kind, 'lost');
const met = (of: Action, entry = theirs) =>
  ended(of, { is: 'conflict', theirs: entry, earlier: [] });
const took = (of: Action, entry = theirs) => ended(of, { is: 'took newer', theirs: entry });
const done = (of: Action): Some => ended(of, { is: 'done' });
const offline: Some = { isOnline: false };
const kept: Some = { text: 'backed up' };
const onlyHere: Some = { text: 'only here' };

test.each<[said: string, state: Some, head?: Entry]>([
  ['No changes', {}],
  ['No changes', { base: discarded }, discarded],
  ['No changes', refusedBy('discard')],
  ['No changes', { base: { ...mine, id: 2 } }, discarded],
  ['Saved on this computer only, not published', kept, publication],
  ['Saved on this computer only, not published', kept],
  ['Not saved yet. This browser keeps no copy: save the draft soon.', onlyHere],
  ['Offline: still here, and saved when you are back', { ...kept, ...offline }],
  [
    'Saved on this computer only, not published',
    { ...kept, ...offline, question: met('save').last as State['question'] },
  ],
  ['Offline: still here, and saved when you are back', { ...waits('draft'), ...offline }],
  ['Draft saved 12:04, not on the website', {}, mine],
  ['Draft saved 12:04, the same as on the website', {}, { ...mine, content: original }],
  ['Draft saved 12:04 by Bilal Khan, not on the website', {}, theirs],
  ['Draft saved 12:04 by Bilal Khan, not on the website', met('save'), theirs],
  ['Published at 12:04', {}, publication],
  ['Published at 12:04 by Bilal Khan', {}, { ...theirs, kind: 'published' }],
  ['Not shown to visitors', { published: hidden }, publication],
  ['Not shown to visitors', { published: hidden }, { ...discarded, id: 4 }],
  ['Saving draft…', { ...running('save'), ...kept }],
  ['Publishing…', running('publish')],
  ['Looking at what is on the website…', running('look')],
  ['Uploading a picture…', { uploads: [Promise.resolve()] }, mine],
  ['Changing the form… You can type again in a moment.', running('discard')],
  ['We don’t know yet whether it was saved. Asking again… Your text is safe here.', waits('draft')],
  [
    'Not saved yet: trying again by itself. This browser keeps no copy: leave this page open.',
    { ...waits('draft', unavailable, false), ...onlyHere },
  ],
  [
    'Not saved yet: we try again once you are signed in. Your text is safe here.',
    waits('draft', signedOut, false),
  ],
  ['We don’t know yet whether it was published. Asking again…', waits('published')],
  [
    'We don’t know yet whether it was published. Asking again… This browser keeps no copy: leave this page open.',
    { ...waits('published'), ...onlyHere },
  ],
  [
    'We don’t know yet whether it was published. We ask again once you are online.',
    { ...waits('published'), ...offline },
  ],
  [
    'We don’t know yet whether it was published. We ask again once you are signed in.',
    waits('published', signedOut),
  ],
  [
    'We don’t know yet whether the draft was discarded. Asking again… You can type again once we know.',
    waits('discarded'),
  ],
  ['Couldn’t save. Too long.', refusedBy('save')],
  ['Couldn’t publish: your text is still here. Too long.', refusedBy('publish')],
  [
    'We don’t know whether it was published. You are no longer an administrator.',
    { ...refusedBy('publish', forbidden), ...lost('published') },
  ],
  ['Couldn’t save. Sign in.', refusedBy('save', signedOut)],
  ['Your text is still here. You are no longer an administrator.', refusedBy('discard', forbidden)],
  [
    'We don’t know whether the draft was discarded. You are no longer an administrator.',
    { ...refusedBy('discard', forbidden), ...lost('discarded') },
  ],
  ['Not saved: Bilal Khan has saved a newer text (12:04)', { ...kept, ...met('save') }],
  [
    'Not saved: You, in another window, have saved a newer text (12:04)',
    { ...kept, ...met('save', mine) },
  ],
  [
    'Not published: Bilal Khan has discarded the draft (12:04)',
    { ...kept, ...met('look', discarded) },
  ],
])('“%s” is the status of %j', (said, state, head) => {
  expect(plain(statusText({ ...clean, ...state, head: head ?? null }))).toBe(said);
});

test('a time of another day comes with its day', () => {
  const entry = { ...mine, at: '2026-03-12T08:05:00Z' };
  const statusOf = (head: Entry) => statusText({ ...clean, head });
  expect(statusOf(entry)).toMatch(/^Draft saved 12 Mar 2026, \d\d:05, not on the website$/);
  const published = { ...entry, kind: 'published' } as const;
  expect(statusOf(published)).toMatch(/^Published on 12 Mar 2026, \d\d:05$/);
});

const sheet = { is: 'sheet' } as const;
const looking: Some = { question: sheet, ...running('look') };

test.each<[said: string, state: Some]>([
  ['Looking at what is on the website…', looking],
  ['Offline: still here, and saved when you are back', { ...waits('draft'), ...offline }],
  ['Uploading a picture…', { ...looking, uploads: [Promise.resolve()] }],
  ['We don’t know yet whether it was published. Asking again…', waits('published')],
  ['Not published: Bilal Khan has saved a newer text (12:04).', met('look')],
  [
    'Not published: Bilal Khan has saved a newer text (12:04). The newest text is in the form.',
    took('look'),
  ],
  ['Couldn’t publish: your text is still here. Too long.', refusedBy('look')],
  ['Your text is still here. Too long.', refusedBy('merge')],
  [
    'A picture was not uploaded: try again at its field, or choose another one.',
    ended('look', { is: 'not started', why: 'upload' }),
  ],
])('“%s” is said in a dialog of %j', (said, state) => {
  expect(plain(dialogText({ ...clean, question: sheet, ...state }))).toBe(said);
});

test.each<[title: string | null, description: string | undefined, state: Some]>([
  [null, undefined, done('save')],
  ['Published', undefined, done('publish')],
  [null, undefined, { ...done('publish'), isOpen: false }],
  ['Draft discarded', undefined, done('discard')],
  [
    'That version is restored here. Publish to show it to visitors.',
    undefined,
    ended('restore', { is: 'done', content: {} }),
  ],
  [
    'That version is restored here.',
    undefined,
    ended('restore', { is: 'done', content: original }),
  ],
  ['Your typing is kept in the history.', undefined, done('put away')],
  [
    'Not discarded: Bilal Khan has saved a newer text (12:04)',
    'The newest text is in the form.',
    took('discard'),
  ],
  [
    'Not published: Bilal Khan has discarded the draft (12:04)',
    'The newest text is in the form.',
    took('look', discarded),
  ],
  [null, undefined, { ...took('look'), question: sheet }],
  [
    'Not saved: Bilal Khan has saved a newer text (12:04)',
    'The newest text is in the form.',
    took('save'),
  ],
  ['Nothing was discarded', 'Too long.', refusedBy('discard')],
  [null, undefined, { ...refusedBy('discard', forbidden), ...lost('discarded') }],
  ['It is still offered here', 'Too long.', refusedBy('put away')],
  [
    'Nothing was restored',
    'An earlier change or upload had not ended.',
    ended('restore', { is: 'not started', why: 'busy' }),
  ],
  [null, undefined, met('save')],
])('the toast “%s” (%s) tells %j', (title, description, state) => {
  const toast = toastFor({ ...clean, ...state });
  expect(plain(toast?.title) ?? null).toBe(title);
  expect(plain(toast?.description)).toBe(description);
});
