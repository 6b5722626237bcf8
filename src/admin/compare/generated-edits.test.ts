import { expect, test } from 'vitest';
import { type RandomNumbers, randomNumbers } from '@/../tests/random-numbers';
import { formContent } from '@/content/sections/form-content';
import { sections } from '@/content/sections/sections';
import { isRecord } from '@/lib/is-record';
import { differences, valueText } from './differences';
import { mergeSection } from './merge';

const rounds = Array.from({ length: 30 }, (_, round) => round);

function edited(content: unknown, roll: RandomNumbers, by: string): unknown {
  if (typeof content === 'string') return roll(6) === 0 ? `${content} (${by})` : content;
  if (typeof content === 'boolean') return roll(6) === 0 ? !content : content;
  if (Array.isArray(content)) {
    const items = content.map((item) => edited(item, roll, by));
    if (!isRecord(content[0])) return items;
    if (roll(3) === 0) items.splice(roll(items.length), 1);
    if (roll(3) === 0) items.splice(roll(items.length + 1), 0, ...items.splice(0, 1));
    if (roll(3) === 0) {
      const added = { ...content[0], id: `${by}-${roll(1_000)}` };
      items.splice(roll(items.length + 1), 0, added);
    }
    return items;
  }
  if (!isRecord(content) || 'kind' in content) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      key === 'id' ? value : edited(value, roll, by),
    ]),
  );
}

const junk = [null, undefined, 'junk', 7, true, [], {}, [null], [[]], ['junk'], [{ id: 7 }]];

function damaged(content: unknown, roll: RandomNumbers): unknown {
  if (roll(12) === 0) return junk[roll(junk.length)];
  if (Array.isArray(content)) return content.map((item) => damaged(item, roll));
  if (!isRecord(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, damaged(value, roll)]),
  );
}

function leaves(content: unknown, path = ''): Map<string, unknown> {
  if (!isRecord(content) && !Array.isArray(content)) return new Map([[path, content]]);
  const isItem = isRecord(content) && typeof content.id === 'string';
  const inner = Object.entries(content).flatMap(([key, value]) => [
    ...leaves(value, `${path}/${isRecord(value) && value.id ? value.id : key}`),
  ]);
  return new Map(isItem ? [[path, 'item'], ...inner] : inner);
}

const everySection = sections.flatMap(({ key, defaultContent }) =>
  rounds.map((round) => ({ key, defaultContent, round })),
);

test('a merge with a side that did nothing is the other side', () => {
  for (const { key, defaultContent, round } of everySection) {
    const other = edited(defaultContent, randomNumbers(round), 'me');
    const asMine = mergeSection(key, defaultContent, other, structuredClone(defaultContent));
    const asTheirs = mergeSection(key, defaultContent, structuredClone(defaultContent), other);
    const asBoth = mergeSection(key, defaultContent, other, structuredClone(other));
    for (const { conflicts, combine } of [asMine, asTheirs, asBoth]) {
      expect(conflicts).toEqual([]);
      expect(combine({})).toEqual(other);
    }
  }
});

test('each field of a merge is the one that was changed, and mine where both were', () => {
  for (const { key, defaultContent, round } of everySection) {
    const mine = edited(defaultContent, randomNumbers(round), 'me');
    const theirs = edited(defaultContent, randomNumbers(round + 1_000), 'them');
    const { conflicts, combine } = mergeSection(key, defaultContent, mine, theirs);
    const [base, my, their] = [leaves(defaultContent), leaves(mine), leaves(theirs)];
    const merged = leaves(combine({}));
    for (const [path, value] of merged) {
      const isMine = !their.has(path) || base.get(path) === their.get(path);
      const expected = isMine || base.get(path) !== my.get(path) ? my.get(path) : their.get(path);
      expect([path, value]).toEqual([path, expected ?? their.get(path)]);
    }
    const isChosen = (path: string) =>
      conflicts.some((conflict) => `${path}/`.startsWith(`/${conflict.path}/`));
    // A path missing without a conflict was deleted on one side and unchanged on the other.
    for (const path of [...my.keys(), ...their.keys()]) {
      if (merged.has(path) || isChosen(path)) continue;
      expect(my.has(path) && their.has(path)).toBe(false);
      expect((my.has(path) ? my : their).get(path)).toBe(base.get(path));
    }
  }
});

test('the sides may change places: the conflicts and what is chosen stay the same', () => {
  for (const { key, defaultContent, round } of everySection) {
    const mine = edited(defaultContent, randomNumbers(round), 'me');
    const theirs = edited(defaultContent, randomNumbers(round + 2_000), 'them');
    const forMe = mergeSection(key, defaultContent, mine, theirs);
    const forThem = mergeSection(key, defaultContent, theirs, mine);
    const pathsOf = ({ conflicts }: typeof forMe) => conflicts.map(({ path }) => path).sort();
    expect(pathsOf(forThem)).toEqual(pathsOf(forMe));
    expect(new Set(pathsOf(forMe)).size).toBe(forMe.conflicts.length);
    const choices = Object.fromEntries(pathsOf(forMe).map((path) => [path, 'theirs' as const]));
    const sorted = (content: unknown) => [...leaves(content)].sort();
    expect(sorted(forThem.combine(choices))).toEqual(sorted(forMe.combine({})));
  }
});

test('every edit shows as a difference, and only with something to say', () => {
  for (const { key, defaultContent, round } of everySection) {
    const after = edited(defaultContent, randomNumbers(round), 'me');
    const changes = differences(key, defaultContent, after);
    expect(changes.length > 0).toBe(JSON.stringify(after) !== JSON.stringify(defaultContent));
    expect(new Set(changes.map(({ path }) => path)).size).toBe(changes.length);
    for (const { field, label, before, after } of changes) {
      expect(label).toMatch(/^\S.*\S$/);
      if (field.kind === 'picture') expect(before).not.toEqual(after);
      else expect(valueText(field, before)).not.toBe(valueText(field, after));
    }
  }
});

test('damage makes neither differences nor a merge throw, nor costs the only side that changed', () => {
  for (const { key, defaultContent, round } of everySection) {
    const roll = randomNumbers(round);
    const [base, mine, theirs] = [defaultContent, defaultContent, defaultContent].map((content) =>
      damaged(content, roll),
    );
    expect(() => differences(key, mine, theirs)).not.toThrow();
    const { conflicts, combine } = mergeSection(key, base, mine, theirs);
    const choices = Object.fromEntries(conflicts.map(({ path }) => [path, 'theirs' as const]));
    expect(() => combine(choices)).not.toThrow();
    const [alone, other] = [mine, theirs].map((content) => formContent(key, content));
    expect(mergeSection(key, base, mine, base).combine({})).toEqual(alone);
    expect(mergeSection(key, base, base, theirs).combine({})).toEqual(other);
  }
});
