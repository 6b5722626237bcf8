import { expect, vi } from 'vitest';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { readSection } from '@/admin/data/entries';
import { dialogText, statusText } from '@/admin/editor/sentences';
import { speak } from '@/admin/editor/speak';
import * as actions from '@/admin/saving/actions';
import type { FoundBackup } from '@/admin/saving/local-backups';
import { type Inputs, OpenForm } from '@/admin/saving/open-form';
import { baseContent, failureOf, type Outcome } from '@/admin/saving/state';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { loadSupabase } from '@/lib/supabase/supabase';
import { plain } from '../../plain-text.ts';
import { backendUrl, runSql } from './accounts.ts';

const original = visionMissionSection.defaultContent;

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

const opened = new Set<OpenForm>();
let signedIn = '';
let auth: Awaited<ReturnType<typeof loadSupabase>>['auth'];

const signOutBrowser = () =>
  vi.spyOn(auth, 'getSession').mockResolvedValue({ data: { session: null }, error: null });
let sessions: Pick<ReturnType<typeof signOutBrowser>, 'mockRestore'> = { mockRestore: () => {} };

/** A form without React: a plain object stands for the input fields. */
export async function open(userId = signedIn) {
  const stored = await readSection(section);
  let form = textsOf((stored.head?.content ?? original) as typeof original);
  const inputs = {
    getValues: (): object => contentOf(form),
    reset: (content) => {
      form = textsOf(content as typeof original);
    },
    subscribe: () => () => {},
    handleSubmit: () => async () => {
      hasProblems = true;
    },
  } as Inputs;
  const openForm = new OpenForm({ section, userId, stored }, inputs);
  speak(openForm).open();
  opened.add(openForm);
  const state = openForm.getState;
  const send = async (kind: 'save' | 'publish') => {
    if (kind === 'save') return pressSave();
    const looked = await is(actions.openSheet(openForm));
    return looked === 'done' ? is(actions.publish(openForm)) : looked;
  };
  const pressSave = () => {
    const saved = is(actions.save(openForm));
    const waiting = openForm.until(({ run }) => run?.isWaiting === true);
    return Promise.race([saved, waiting.then(() => 'unanswered' as const)]);
  };
  const merge = (choices: MergeChoices) => is(actions.mergeTheirs(openForm, choices));
  let [wasSignedIn, hasProblems] = [true, false];
  const compare = () => openForm.dispatch({ is: 'compared' });
  return {
    openForm,
    state,
    texts: () => form,
    hasProblems: () => hasProblems,
    type: (typed: Partial<Texts>) => {
      form = { ...form, ...typed };
      openForm.changed();
    },
    status: () => plain(statusText(state())),
    dialog: () => plain(dialogText(state())),
    // The presses. Each resolves to how it ended.
    send,
    save: pressSave,
    openSheet: () => is(actions.openSheet(openForm)),
    publish: () => is(actions.publish(openForm)),
    closeDialog: () => openForm.dispatch({ is: 'question closed' }),
    compare,
    merge,
    discard: () => is(actions.discard(openForm)),
    restore: (version: unknown) => is(actions.restore(openForm, version)),
    showNewest: () => is(actions.showNewest(openForm)),
    bringBack: (backup: FoundBackup, choices: MergeChoices) =>
      is(actions.bringBack(openForm, backup, choices)),
    putAway: (backup: FoundBackup) => is(actions.putAway(openForm, backup)),
    // What happens to it.
    upload: () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      openForm.trackUpload(promise);
      return () => resolve(true);
    },
    untilUnanswered: () => vi.waitFor(() => expect(state().run?.isWaiting).toBe(true)),
    /** The server does what is pressed, but its answer is lost. `answered`: the timer lets the same write be answered. */
    unanswered: async <Ended>(press: () => Promise<Ended>) => {
      const { ids, end, ended } = loseAnswers(press);
      await openForm.until(({ run }) => run?.isWaiting === true);
      const answered = () => {
        end();
        openForm.dispatch({ is: 'nudged' });
        return ended;
      };
      return { ids, end, ended, answered };
    },
    /** The connection is back. */
    resume: () => is(actions.save(openForm)),
    poll: () => actions.poll(openForm),
    /** As `useOpenForm` does it. The forms of a test have one session. */
    setSignedIn: (isSignedIn: boolean) => {
      sessions.mockRestore();
      if (!isSignedIn) sessions = signOutBrowser();
      const isRefused = failureOf(state())?.isOfAccount;
      if (isSignedIn && (!wasSignedIn || isRefused)) void actions.save(openForm);
      wasSignedIn = isSignedIn;
    },
    /** Resolves conflicts with my texts and sends again until the write succeeds. Returns the fields in conflict. */
    write: async (kind: 'save' | 'publish') => {
      const asked: string[] = [];
      for (let sent = await send(kind); sent !== 'done'; ) {
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
        if (sent === 'done' && kind === 'publish') sent = await is(actions.publish(openForm));
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
export const textsWith = (changed: Partial<Texts> = {}) => ({ ...all(before), ...changed });

export async function openAndType() {
  const me = await open();
  me.type({ visionText: mine });
  return me;
}

/** Somebody else opens the form, types and presses. */
export async function colleague(press: 'save' | 'publish', typed: Partial<Texts>) {
  const form = await open();
  form.type(typed);
  await form.write(press);
  return form;
}

export const backupOf = (typed: Partial<Texts>): FoundBackup => ({
  ...{ key: '', content: contentOf(textsWith(typed)), base: contentOf(all(before)) },
  ...{ parent: null, lost: [], at: 0 },
});

export async function signInBrowser(
  email = 'admin@saffrongate.example',
  password = 'saffron-admin',
) {
  const matchMedia = () => ({ matches: false });
  vi.stubGlobal('window', { location: new URL(backendUrl), matchMedia });
  const supabase = await loadSupabase();
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw error;
  signedIn = data.user.id;
  auth = supabase.auth;
}

export async function startAfresh() {
  // No write of an earlier test comes later.
  for (const form of opened) {
    form.close();
    await form.act('save', async () => ({ is: 'withdrawn' }));
  }
  opened.clear();
  const someone = await open();
  someone.type(all(before));
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
export function loseAnswers<Ended>(press: () => Promise<Ended>) {
  const send = globalThis.fetch;
  const ids: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await send(...request);
    if (!String(request[0]).includes('/rpc/write_entry')) return answer;
    ids.push(JSON.parse(String(request[1]?.body)).write_id);
    throw new TypeError('Failed to fetch');
  });
  return { ids, end: () => vi.restoreAllMocks(), ended: press() };
}

export async function withoutRole(act: () => Promise<void>) {
  const demo = `select id from auth.users where email = 'admin@saffrongate.example'`;
  await runSql(`delete from public.user_roles where user_id in (${demo})`);
  try {
    await act();
  } finally {
    const role = `select id, 'admin' from (${demo}) as demo`;
    await runSql(`insert into public.user_roles (user_id, role) ${role}`);
  }
}
