import { vi } from 'vitest';
import { mergeSection } from '@/admin/compare/merge';
import { type Entry, readSection } from '@/admin/data/entries';
import { SaveQueue } from '@/admin/saving/save-queue';
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

/** An open editor, with an object in place of the form. */
export async function open() {
  const stored = await readSection(section);
  let form = textsOf((stored.head?.content ?? original) as typeof original);
  const queue = new SaveQueue({
    section,
    label: 'Vision & Mission',
    userId: 'somebody',
    stored,
    defaultContent: original,
    getContent: () => contentOf(form),
    onPublished: () => {},
  });
  queue.open();
  const replace = (content: unknown) => {
    form = textsOf(content as typeof original);
    queue.changed();
  };
  const show = ({ content }: Entry) => replace(content ?? original);
  const send = async (kind: 'save' | 'publish') =>
    kind === 'save'
      ? queue.save()
      : (await queue.prepare(show)) && (await queue.publish(contentOf(form), show));
  return {
    queue,
    texts: () => form,
    type: (field: Field, text: string) => {
      form = { ...form, [field]: text };
      queue.changed();
    },
    replace,
    show,
    /** Presses *Save draft*, or *Publish…* and *Publish*. */
    send,
    /** The same, and answers the dialog until it is written; returns the fields that it asked about. */
    write: async (kind: 'save' | 'publish') => {
      const asked: string[] = [];
      while (!(await send(kind))) {
        const { conflict, failure } = queue.getState();
        if (failure) throw failure;
        if (!conflict) continue;
        const { theirs } = conflict;
        const merge = mergeSection(section, queue.baseContent, contentOf(form), theirs.content);
        asked.push(...merge.conflicts.map(({ path }) => path));
        queue.rebase(theirs);
        replace(merge.combine({}));
      }
      return asked;
    },
  };
}

/** What visitors see. */
export const published = async () => {
  const stored = await readSection(section);
  return textsOf(stored.published?.content as typeof original);
};

/** The kinds of the newest entries, newest first. */
export const newestKinds = async (count: number) => {
  const supabase = await loadSupabase();
  const { data } = await supabase
    .from('section_entries')
    .select('kind')
    .eq('section', section)
    .order('id', { ascending: false })
    .limit(count)
    .throwOnError();
  return data.map(({ kind }) => kind);
};

export const [before, drafted, mine] = ['As it was.', 'As drafted.', 'As I want it.'];
export const all = (text: string) =>
  Object.fromEntries(fields.map((field) => [field, text])) as Texts;

/** The client of the browser, signed in as the administrator of the demo. */
export async function signInBrowser() {
  vi.stubGlobal('window', { location: new URL(backendUrl) });
  const supabase = await loadSupabase();
  const account = { email: 'admin@saffrongate.example', password: 'saffron-admin' };
  const { error } = await supabase.auth.signInWithPassword(account);
  if (error) throw error;
}

/** Publishes everything as it was before the test, without a draft. */
export async function startAfresh() {
  const someone = await open();
  for (const field of fields) someone.type(field, before);
  await someone.write('publish');
}

/** Answers the requests whose address contains `part`, and lets the others through. */
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

/** The database makes the next write, and its answer is lost. */
export function loseNextAnswer() {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const url = String(request[0] instanceof Request ? request[0].url : request[0]);
    const answer = await send(...request);
    if (!url.includes('/rpc/write_entry')) return answer;
    vi.restoreAllMocks();
    throw new TypeError('Failed to fetch');
  });
}
