import { vi } from 'vitest';
import { mergeSection } from '@/admin/compare/merge';
import { readStoredSection } from '@/admin/data/stored-sections';
import { SectionEditor } from '@/admin/saving/section-editor';
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
  const stored = await readStoredSection(section);
  const initial = stored.draft?.content ?? stored.published?.content ?? original;
  let form = textsOf(initial as typeof original);
  const editor = new SectionEditor({
    section,
    label: 'Vision & Mission',
    userId: 'somebody',
    stored,
    defaultContent: original,
    getContent: () => contentOf(form),
    onPublished: () => {},
  });
  editor.open();
  const replace = (content: unknown) => {
    form = textsOf(content as typeof original);
    editor.changed();
  };
  return {
    editor,
    texts: () => form,
    type: (field: Field, text: string) => {
      form = { ...form, [field]: text };
      editor.changed();
    },
    replace,
    /** Writes, and answers the dialog until it is written; returns the fields that it asked about. */
    write: async (kind: 'save' | 'publish') => {
      const asked: string[] = [];
      while (!(await editor[kind]())) {
        const { conflict, failure } = editor.getState();
        if (!conflict) throw failure;
        const merge = mergeSection(
          section,
          conflict.base,
          contentOf(form),
          conflict.theirs.content,
        );
        asked.push(...merge.conflicts.map(({ path }) => path));
        editor.rebaseOnTheirs(conflict);
        replace(merge.combine({}));
      }
      return asked;
    },
  };
}

export const published = async () => {
  const stored = await readStoredSection(section);
  return textsOf(stored.published?.content as typeof original);
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
