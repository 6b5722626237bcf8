import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mergeSection } from '@/admin/compare/merge';
import { baseContent, isReplacing, type Job, type State, unknownJob } from '@/admin/saving/state';
import { clearToasts } from '@/components/ui/toast/toast-store';
import type { Json } from '@/lib/supabase/database.types';
import { randomNumbers } from '../random-numbers.ts';
import { runSql } from './support/accounts.ts';
import { type Ending, holdAllRequests, stubStorage } from './support/held-requests.ts';
import {
  before,
  contentOf,
  fields,
  open,
  section,
  signInBrowser,
  startAfresh,
} from './support/open-form.ts';

let publications = 0;

beforeAll(() => signInBrowser());
afterAll(() => expect(publications, 'walks that reach a publication').toBeGreaterThan(0));
afterEach(() => {
  clearToasts();
  vi.restoreAllMocks();
});

type StoredEntry = { id: number; kind: string; write_id: string; content: Json };
type Form = Awaited<ReturnType<typeof open>>;
const nothingYet = {
  job: null,
  earlier: null,
  last: null,
  question: null,
  press: '',
  isPressing: false,
};
type Person = {
  name: string;
  form: Form;
  /** What this person typed last in each field. */
  typed: Map<string, string>;
  /** The job of the action that runs, or ran last. */
  job: Job | null;
  /** The write that was sent last before this action. */
  earlier: State['write'];
  last: State['last'];
  question: State['question'];
  press: string;
  isPressing: boolean;
};

const endings: Ending[] = ['answered', 'answered', 'answered', 'answered', 'lost', 'unsent'];
const failures: Ending[] = ['unavailable', 'expired'];
const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test.each([1, 2, 3, 4])(
  'whatever two people do, and whatever becomes of their requests, nothing typed is gone and nothing untrue is said (%i)',
  async (seed) => {
    const roll = randomNumbers(seed);
    const pick = <Each>(list: readonly Each[]) => list[roll(list.length)] as Each;
    const storage = stubStorage();
    await startAfresh();
    const { held, without } = holdAllRequests();
    const entries = new Map<number, { kind: string; write_id: string; content: string }>();
    const people: Person[] = [];

    async function openFor(name: string, typed = new Map<string, string>()): Promise<Person> {
      const form = await without(() => open());
      const person: Person = { name, form, typed, ...nothingYet };
      form.openForm.subscribe(() => watch(person));
      return person;
    }

    /** At each change of the state: a dialog opens only in a press, and an action's job is known after its end. */
    function watch(person: Person) {
      const { run, question, last, write } = person.form.state();
      if (run) person.job = write === person.earlier ? null : (write?.job ?? null);
      // The same press again sends the same id, which may then be accepted.
      if (write?.fate === 'sent') refused.delete(write.job.write_id);
      // Merging goes on from the question to the publish sheet.
      const isAsked = person.isPressing || person.press === 'merge';
      if (question && !person.question && !isAsked) openedAlone.push(person.press);
      person.question = question;
      if (last !== person.last) {
        person.last = last;
        const isRefused = last?.is === 'refused' && !unknownJob(person.form.state());
        // Of a text that was set aside, nothing is said.
        const { write_id = '', kind = 'aside' } = person.job ?? {};
        if (isRefused && last.failure.kind !== 'conflict' && kind !== 'aside')
          refused.add(write_id);
        const { base } = person.form.state();
        if (last?.is === 'done' && last.of === 'publish') published.push(base?.id ?? 0);
      }
      if (!run) person.earlier = write;
    }
    const refused = new Set<string>();
    const openedAlone: string[] = [];
    const published: number[] = [];

    async function readEntries() {
      const after = Math.max(0, ...entries.keys());
      const data = await without(() =>
        runSql<StoredEntry>(`select id, kind, write_id, content from public.section_entries
          where section = '${section}' and id > ${after} order by id`),
      );
      for (const { id, content, ...entry } of data) {
        entries.set(id, { ...entry, content: JSON.stringify(content) });
      }
    }

    type Press = readonly [what: string, act: () => unknown];

    function press(person: Person, presses: readonly Press[]) {
      const [what, act] = pick(presses);
      // While other text comes in, no press starts anything.
      if (!isReplacing(person.form.state())) person.press = what;
      person.isPressing = true;
      act();
      person.isPressing = false;
      return what;
    }

    function chooseBetween(form: Form, base: unknown, theirs: unknown) {
      const { conflicts } = mergeSection(section, base, contentOf(form.texts()), theirs);
      const sides = ['mine', 'theirs'] as const;
      return Object.fromEntries(conflicts.map(({ path }) => [path, pick(sides)]));
    }

    function act(person: Person): string {
      const { form } = person;
      const { question, last, run, backups } = form.state();
      if (question?.is === 'sheet') {
        const presses: Press[] = [['close', () => form.closeDialog()]];
        // Most people wait for what the sheet will show, and publish it.
        const next: Press | false = run ? ['wait', () => {}] : ['publish', () => form.publish()];
        if (next) presses.push(next, next, next, next);
        if (last?.is === 'conflict') presses.push(['compare', () => form.compare()]);
        return press(person, presses);
      }
      if (question) {
        const merge = () =>
          form.merge(chooseBetween(form, baseContent(form.state()), question.theirs.content));
        return press(person, [
          ['merge', merge],
          ['merge', merge],
          ['keep theirs', () => form.showNewest()],
          ['keep editing', () => form.closeDialog()],
        ]);
      }
      const backup = backups[0];
      const bringBack = () => {
        if (!backup) return;
        return form.bringBack(backup, chooseBetween(form, backup.base, backup.content));
      };
      const old = pick([...entries.values()]);
      return press(person, [
        ['save', () => form.save()],
        ['save', () => form.save()],
        ['publish…', () => form.openSheet()],
        ['publish…', () => form.openSheet()],
        ['compare', () => form.compare()],
        ['discard', () => form.discard()],
        ['restore', () => form.restore(old?.content ? JSON.parse(old.content) : undefined)],
        ['show newest', () => form.state().text === 'stored' && form.showNewest()],
        ['bring back', bringBack],
        ['put away', () => backup && form.putAway(backup)],
        ['connection', () => form.resume()],
        ['poll', () => form.poll().catch(() => {})],
        ['timer', () => form.openForm.dispatch({ is: 'nudged' })],
        ['sign out', () => signIn(form, false)],
        ['sign in', () => signIn(form)],
        ['sign in', () => signIn(form)],
      ]);
    }

    let isSignedIn = true;
    function signIn(form: Form, isIn = true) {
      isSignedIn = isIn;
      form.setSignedIn(isIn);
    }

    let typings = 0;
    function type(person: Person): string {
      const field = pick(fields);
      const text = roll(5) === 0 ? before : `${person.name} ${typings++}.`;
      person.form.type({ [field]: text });
      if (roll(3) === 0) person.form.openForm.flush();
      if (text === before) person.typed.delete(field);
      else person.typed.set(field, text);
      return `type ${field}`;
    }

    async function step(): Promise<string> {
      const request = held.length > 0 && roll(100) < 62 ? pick(held) : undefined;
      if (request) {
        const how = roll(12) === 0 ? pick(failures) : pick(endings);
        await request.end(how);
        return `${how}: ${request.url.replace(/.*\/v1\//, '').slice(0, 30)}`;
      }
      const index = roll(people.length);
      const person = people[index] as Person;
      const { question, run } = person.form.state();
      const isTyping = !question && !isReplacing(person.form.state()) && roll(2) === 0;
      if (isTyping) return type(person);
      if (!run && isSignedIn && roll(25) === 0) {
        person.form.openForm.close();
        people[index] = await openFor(person.name, person.typed);
        return 'open again';
      }
      return act(person);
    }

    function check(person: Person, trail: readonly string[]) {
      const { form, name, typed } = person;
      const state = form.state();
      const told = `${name} after ${trail.slice(-12).join(' | ')}`;
      const everywhere = [
        JSON.stringify(form.texts()),
        ...[...entries.values()].map(({ content }) => content),
        ...Object.values(storage),
      ].join('\n');
      for (const text of typed.values()) expect(everywhere, told).toContain(text);

      const known = state.base && entries.get(state.base.id);
      if (state.text === 'stored') {
        expect(form.openForm.snapshot(), told).toEqual(baseContent(state));
        if (state.base) expect(known, told).toBeDefined();
      }
      const { head } = state;
      const said = form.status();
      const kind = head && entries.get(head.id)?.kind;
      if (said.startsWith('Draft saved')) expect(kind, told).toBe('draft');
      if (said.startsWith('Published')) expect(kind, told).toBe('published');
      const ids = [...entries.values()].map(({ write_id }) => write_id);
      if (said.startsWith('Not saved yet: '))
        expect(ids, told).not.toContain(state.write?.job.write_id);
      expect(form.dialog(), told).not.toContain('undefined');
      expect(openedAlone, told).toEqual([]);
      for (const id of refused) expect(ids, told).not.toContain(id);
      for (const id of published) expect(entries.get(id)?.kind, told).toBe('published');
      const writes = held.filter(({ body }) => [...state.ownIds].some((id) => body.includes(id)));
      // One write at a time, except that one which was given up may still arrive.
      expect(new Set(writes.map(({ body }) => body)).size, told).toBeLessThan(3);
    }

    people.push(await openFor('amal'), await openFor('bilal'));
    const trail: string[] = [];
    for (let steps = 0; steps < 500; steps += 1) {
      trail.push(await step());
      await settled();
      await readEntries();
      for (const person of people) check(person, trail);
    }

    // In the end everybody is signed in, all requests are answered, and each form rests.
    for (let turn = 0; turn < 60; turn += 1) {
      for (const { form } of people) {
        if (form.state().question) form.closeDialog();
        signIn(form);
        form.openForm.dispatch({ is: 'nudged' });
      }
      for (const request of [...held]) await request.end('answered');
      await settled();
    }
    await readEntries();
    for (const person of people) {
      expect(person.form.state().run, trail.slice(-12).join(' | ')).toBeNull();
      check(person, trail);
    }
    publications += published.length;
  },
  240_000,
);
