import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readStoredSection } from '@/admin/data/stored-sections';
import {
  all,
  answer,
  before,
  drafted,
  mine,
  open,
  published,
  section,
  signInBrowser,
  startAfresh,
} from './support/open-form.ts';

beforeAll(signInBrowser);
beforeEach(startAfresh);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('of two who publish different fields at the same moment, both get theirs', async () => {
  const me = await open();
  const colleague = await open();
  const { version } = me.editor.getState().live ?? { version: 0 };
  me.type('visionText', mine);
  colleague.type('missionText', drafted);
  expect(await Promise.all([me.write('publish'), colleague.write('publish')])).toEqual([[], []]);
  expect(await published()).toEqual({ ...all(before), visionText: mine, missionText: drafted });
  const stored = await readStoredSection(section);
  expect(stored.published?.version).toBe(version + 2);
});

test.each([true, false])(
  'a save that fails is tried again while its form is open (%s)',
  async (isOpen) => {
    const me = await open();
    me.type('visionText', mine);
    vi.stubGlobal('navigator', { onLine: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise, reject } = Promise.withResolvers<Response>();
    const asked = answer('/rpc/save_section_draft', () => promise);
    const saving = me.editor.save();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    if (!isOpen) me.editor.close();
    reject(new TypeError('Failed to fetch'));
    expect(await saving).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length > 1).toBe(isOpen);
    me.editor.close();
  },
);

test('a conflict that nothing explains is a failure, and not asked about for ever', async () => {
  const me = await open();
  me.type('visionText', mine);
  const asked = answer('/rpc/publish_section', () =>
    Response.json({ code: 'PT409', message: 'Too late.' }, { status: 409 }),
  );
  expect(await me.editor.publish()).toBe(false);
  expect(asked).toHaveLength(2);
  expect(me.editor.getState()).toMatchObject({
    dirty: true,
    conflict: null,
    failed: 'live',
    failure: { kind: 'conflict' },
  });
});

test('a draft is discarded although the server then says nothing more', async () => {
  const author = await open();
  author.type('visionText', drafted);
  await author.write('save');
  const me = await open();
  answer('/site_sections', () => Response.json({}, { status: 500 }));
  // What is live as far as the form knows: somebody may have published since.
  expect(await me.editor.discard(me.replace)).toBe('unknown');
  vi.restoreAllMocks();
  expect(me.texts()).toEqual(all(before));
  expect(me.editor.getState().dirty).toBe(false);
  expect((await readStoredSection(section)).draft).toBeNull();
});
