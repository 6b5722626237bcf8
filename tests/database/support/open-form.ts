import { expect, vi } from 'vitest';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { readSection } from '@/admin/data/entries';
import { speak } from '@/admin/editor/speak';
import { openSheet, publish, resume, save, setSignedIn } from '@/admin/saving/actions';
import type { FoundBackup } from '@/admin/saving/local-backups';
import { OpenForm } from '@/admin/saving/open-form';
import * as replacing from '@/admin/saving/replacing';
import { baseContent, failureOf, type Outcome } from '@/admin/saving/state';
import { visionMissionDefaultContent as original } from '@/content/sections/vision-mission/default-content';
import { loadSupabase } from '@/lib/supabase/supabase';
import { backendUrl } from './accounts.ts';

export const section = 'vision-mission';
export const fields = ['visionSummary', 'visionText', 'missionSummary', 'missionText'] as const;
type Field = (typeof fields)[number];
type Texts = Record<Field, string>;

export const contentOf = ({ visionSummary, visionText, missionSummary, missionText }: Texts) => ({
  ...original,
  vision: { ...original.vision, summary: visionSummary, text: visionText },
  mission: { ...original.mission, summary: missionSummary, text: missionText },
});

const textsOf = ({ vision, mission }: typeof original): Texts => ({
  visionSummary: vision.summary,
  visionText: vision.text,
  missionSummary: mission.summary,
  missionText: mission.text,
});

/** A form without React: a plain object stands for the input fields. */
export async function open(validate = async () => true, userId = 'somebody') {
  const stored = await readSection(section);
  let form = textsOf((stored.head?.content ?? original) as typeof original);
  const openForm = new OpenForm(
    {
      section,
      label: 'Vision & Mission',
      userId,
      userName: 'Somebody',
      stored,
      defaultContent: original,
    },
    {
      read: () => contentOf(form),
      fill: (content) => {
        form = textsOf(content as typeof original);
      },
      validate,
    },
  );
  speak(openForm).open();
  const state = openForm.getState;
  const send = async (kind: 'save' | 'publish') => {
    if (kind === 'save') return is(save(openForm));
    const looked = await is(openSheet(openForm));
    return looked === 'ready' ? is(publish(openForm)) : looked;
  };
  const merge = (choices: MergeChoices) => is(replacing.mergeTheirs(openForm, choices));
  const compare = () => openForm.dispatch({ is: 'compared' });
  return {
    openForm,
    state,
    texts: () => form,
    type: (field: Field, text: string) => {
      form = { ...form, [field]: text };
      openForm.changed();
    },
    // The presses. Each resolves to how it ended.
    send,
    save: () => is(save(openForm)),
    openSheet: () => is(openSheet(openForm)),
    publish: () => is(publish(openForm)),
    closeDialog: () => openForm.dispatch({ is: 'question closed' }),
    compare,
    merge,
    discard: () => is(replacing.discard(openForm)),
    restore: (...version: [unknown, (typeof stored)['head']?]) =>
      is(replacing.restore(openForm, ...version)),
    showNewest: () => is(replacing.showNewest(openForm)),
    bringBack: (backup: FoundBackup, choices: MergeChoices) =>
      is(replacing.bringBack(openForm, backup, choices)),
    putAway: (backup: FoundBackup) => is(replacing.putAway(openForm, backup)),
    // What happens to it.
    untilUnanswered: () => vi.waitFor(() => expect(state().run?.isWaiting).toBe(true)),
    resume: (regained?: 'forbidden') => is(resume(openForm, regained)),
    setSignedIn: (isSignedIn: boolean) => setSignedIn(openForm, isSignedIn),
    /** Resolves conflicts with my texts and sends again until the write succeeds. Returns the fields in conflict. */
    write: async (kind: 'save' | 'publish') => {
      const asked: string[] = [];
      for (let sent = await send(kind); sent !== 'stored'; ) {
        if (sent === 'refused') throw failureOf(state());
        compare();
        const { question } = state();
        if (question?.is !== 'conflict') {
          sent = await send(kind);
          continue;
        }
        const theirs = question.theirs.content;
        const merging = mergeSection(section, baseContent(state()), contentOf(form), theirs);
        const paths = merging.conflicts.map(({ path }) => path);
        asked.push(...paths);
        sent = await merge(Object.fromEntries(paths.map((path) => [path, 'mine'])));
        if (sent === 'ready') sent = await is(publish(openForm));
      }
      return asked;
    },
  };
}

const is = async (ending: Promise<Outcome>) => (await ending).is;

export const published = async () => {
  const stored = await readSection(section);
  return textsOf(stored.published?.visibleContent as typeof original);
};

const newestEntries = async (count: number) => {
  const supabase = await loadSupabase();
  const { data } = await supabase
    .from('section_entries')
    .select('kind, parent')
    .eq('section', section)
    .order('id', { ascending: false })
    .limit(count)
    .throwOnError();
  return data;
};

export const newestKinds = async (count: number) =>
  (await newestEntries(count)).map(({ kind }) => kind);

export const newestEntry = async () => (await newestEntries(1))[0];

export const [before, drafted, mine] = ['As it was.', 'As drafted.', 'As I want it.'];
export const all = (text: string) =>
  Object.fromEntries(fields.map((field) => [field, text])) as Texts;

export async function signInBrowser() {
  const matchMedia = () => ({ matches: false });
  vi.stubGlobal('window', { location: new URL(backendUrl), matchMedia });
  const supabase = await loadSupabase();
  const account = { email: 'admin@saffrongate.example', password: 'saffron-admin' };
  const { error } = await supabase.auth.signInWithPassword(account);
  if (error) throw error;
}

export async function startAfresh() {
  const someone = await open();
  for (const field of fields) someone.type(field, before);
  await someone.write('publish');
}

export function answer(part: string, by: () => Response | Promise<Response>) {
  const send = globalThis.fetch;
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const url = String(request[0] instanceof Request ? request[0].url : request[0]);
    if (!url.includes(part)) return send(...request);
    asked.push(url);
    return by();
  });
  return asked;
}

/** Until `end` is called, the server commits each write, but its answer is lost. `ids` are those of the writes. */
export function loseAnswers() {
  const send = globalThis.fetch;
  const ids: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await send(...request);
    if (!String(request[0]).includes('/rpc/write_entry')) return answer;
    ids.push(JSON.parse(String(request[1]?.body)).write_id);
    throw new TypeError('Failed to fetch');
  });
  return { ids, end: () => vi.restoreAllMocks() };
}
