import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import type { Json } from '@/lib/supabase/database.types';
import { notAsked, openSheet, save } from './actions';
import { attempt, readHead, takeNewer } from './attempt';
import { ancestorOf, type Backup, type FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';
import { type Action, baseContent, type Outcome } from './state';

/** From the press on, the form takes no keys (`isReadOnly`), until other content is in it or the action has ended. */
function start(form: OpenForm, of: Action, run: (before: Json) => Promise<Outcome>) {
  const { isReplacing, run: running, uploads } = form.getState();
  form.dispatch({ is: 'nudged' });
  if (isReplacing || running?.failure || uploads.length > 0) {
    const outcome: Outcome = { of, is: 'not started', why: 'busy' };
    form.dispatch({ is: 'told', outcome });
    return Promise.resolve(outcome);
  }
  form.dispatch({ is: 'pressed', of });
  const before = form.snapshot();
  return form.act(of, () => run(before));
}

/** Returns undefined once the history has the text, or if the base has it. */
async function keep(form: OpenForm, of: Action, text: Backup): Promise<Outcome | undefined> {
  if (sameContent(text.content, baseContent(form.getState()))) return undefined;
  const answer = await attempt(form, form.newJob('aside', text.content, text.parent));
  return answer.is === 'stored' ? undefined : { of, ...answer };
}

/** Keeps the form's text. While that waits for an answer, the form can be edited, and what was typed then stays. */
async function setAside(form: OpenForm, of: Action, before: Json): Promise<Outcome | undefined> {
  const refused = await keep(form, of, form.toBackUp());
  if (refused || sameContent(before, form.snapshot())) return refused;
  return { of, is: 'not started', why: 'changed' };
}

/** The content goes into the form with the head as its base, and is saved. `seen`: the head that the user knew. */
export async function restore(
  form: OpenForm,
  content: unknown,
  seen = form.getState().head,
): Promise<Outcome> {
  const of = 'restore';
  const restored = await start(form, of, async (before) => {
    const head = await readHead(form);
    if (head && ![seen?.id, form.getState().base?.id].includes(head.id)) {
      return { of, is: 'not started', why: 'newer', theirs: head };
    }
    const unkept = await setAside(form, of, before);
    if (unkept) return unkept;
    form.replace(content, head);
    return { of, is: 'replaced' };
  });
  return restored.is === 'replaced' ? save(form, of) : restored;
}

/** Answers the conflict dialog, then goes on to what was pressed before it. */
export async function mergeTheirs(form: OpenForm, choices: MergeChoices): Promise<Outcome> {
  const of = 'merge';
  const { question } = form.getState();
  if (question?.is !== 'conflict') return notAsked(of);
  const merged = await start(form, of, async (before) => {
    const unkept = Object.values(choices).includes('theirs') && (await setAside(form, of, before));
    if (unkept) return unkept;
    if (form.getState().question !== question) return notAsked(of);
    const content = merge(form, baseContent(form.getState()), question.theirs.content, choices);
    if (!content) return { of, is: 'not started', why: 'changed' };
    form.replace(content, question.theirs);
    return { of, is: 'replaced' };
  });
  if (merged.is !== 'replaced') return merged;
  return question.of === 'look' || question.of === 'publish' ? openSheet(form) : save(form);
}

/** Returns undefined if the form has been changed since the choices were made. */
function merge(form: OpenForm, ancestor: unknown, other: unknown, choices: MergeChoices): unknown {
  const { section } = form.opened;
  const { conflicts, combine } = mergeSection(section, ancestor, form.snapshot(), other);
  return conflicts.every(({ path }) => path in choices) ? combine(choices) : undefined;
}

/** The form's base stays. */
export function bringBack(form: OpenForm, backup: FoundBackup, choices: MergeChoices) {
  const of = 'bring back';
  return start(form, of, async (before) => {
    const chosen = Object.values(choices);
    const unkept =
      (chosen.includes('mine') && (await keep(form, of, backup))) ||
      (chosen.includes('theirs') && (await setAside(form, of, before)));
    if (unkept) return unkept;
    const { base } = form.getState();
    const content = merge(form, ancestorOf(backup, base), backup.content, choices);
    if (!content) return { of, is: 'not started', why: 'changed' };
    form.replace(content, base);
    form.forgetBackup(backup);
    return { of, is: 'replaced' };
  });
}

export function putAway(form: OpenForm, backup: FoundBackup) {
  const of = 'put away';
  return start(form, of, async () => {
    const unkept = await keep(form, of, backup);
    if (unkept) return unkept;
    form.forgetBackup(backup);
    return { of, is: 'stored' };
  });
}

export function showNewest(form: OpenForm) {
  const of = 'show newest';
  const { question } = form.getState();
  return start(form, of, async (before) => {
    const head = await readHead(form);
    const unkept = await setAside(form, of, before);
    if (unkept) return unkept;
    // In the conflict dialog, *Keep editing* takes the press back.
    if (form.getState().question !== question) return notAsked(of);
    form.replace(head?.content ?? form.opened.defaultContent, head);
    return { of, is: 'replaced' };
  });
}

/** If a colleague has written a newer entry, that entry is not discarded, and the form gets its content. */
export function discard(form: OpenForm) {
  const of = 'discard';
  return start(form, of, async (before) => {
    const head = await readHead(form);
    const unkept = await setAside(form, of, before);
    if (unkept) return unkept;
    if (head && head.id !== form.getState().base?.id) return takeNewer(form, of, head);
    if (head?.kind === 'draft') {
      const answer = await attempt(form, form.newJob('discarded', null));
      if (answer.is === 'refused') {
        if (answer.failure.kind === 'conflict') await readHead(form).catch(() => {});
        return { of, ...answer };
      }
    }
    const { base, head: newest } = form.getState();
    // Before the answer came, others may have written.
    if (newest && newest.id !== base?.id) return takeNewer(form, 'show newest', newest);
    form.replace(baseContent(form.getState()), base);
    return { of, is: 'stored' };
  });
}
