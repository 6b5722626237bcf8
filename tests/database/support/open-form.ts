import { vi } from 'vitest';
import { mergeSection } from '@/admin/compare/merge';
import { readSection } from '@/admin/data/entries';
import { OpenForm } from '@/admin/saving/open-form';
import { mergeIn } from '@/admin/saving/replacing';
import { openSheet, publish, save } from '@/admin/saving/sending';
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

/** An `OpenForm` without React: a plain object stands for the input fields. */
export async function open(validate = async () => true) {
  const stored = await readSection(section);
  let form = textsOf((stored.head?.content ?? original) as typeof original);
  const openForm = new OpenForm(
    {
      section,
      label: 'Vision & Mission',
      userId: 'somebody',
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
  openForm.open();
  const send = async (kind: 'save' | 'publish') =>
    kind === 'save' ? save(openForm) : (await openSheet(openForm)) && (await publish(openForm));
  return {
    openForm,
    texts: () => form,
    type: (field: Field, text: string) => {
      form = { ...form, [field]: text };
      openForm.changed();
    },
    send,
    /** Resolves conflicts with my texts and sends again until the write succeeds. Returns the fields in conflict. */
    write: async (kind: 'save' | 'publish') => {
      const asked: string[] = [];
      while (!(await send(kind))) {
        const { status } = openForm.getState();
        if (status.is === 'failed') throw status.failure;
        if (status.is !== 'conflict') continue;
        const { theirs } = status;
        const merge = mergeSection(section, openForm.baseContent, contentOf(form), theirs.content);
        const paths = merge.conflicts.map(({ path }) => path);
        asked.push(...paths);
        const choices = Object.fromEntries(paths.map((path) => [path, 'mine' as const]));
        await mergeIn(openForm, theirs, openForm.baseContent, choices);
      }
      return asked;
    },
  };
}

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
  vi.stubGlobal('window', { location: new URL(backendUrl) });
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
