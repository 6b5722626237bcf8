import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { products } from '@/catalogue/products';
import { type EnquiryLine, freeLine, maxLines, newLine, units } from './enquiry';
import { linkToList, readSharedList } from './shared-list';

const origin = 'https://site.example';

async function fragmentOf(lines: readonly EnquiryLine[]) {
  return new URL(await linkToList(lines, origin)).hash;
}

/** A fragment with whatever somebody may have written into it. */
function forged(list: unknown): string {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  return `#list=1${deflateRawSync(text).toString('base64url')}`;
}

/** Repeatable: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function generatedList(seed: number): EnquiryLine[] {
  const below = numbersFrom(seed);
  const words = ['ground', 'زعفران', 'हल्दी', '<b>&amp;', '🍋', '"\\', '\n', '日本', 'x'.repeat(30)];
  const text = (most: number) =>
    Array.from({ length: below(most) }, () => words[below(words.length)]).join(' ');
  const shuffled = products.toSorted(() => below(3) - 1);
  return shuffled.slice(0, 1 + below(maxLines)).map(({ id }) => ({
    ...(below(4) ? newLine(id) : freeLine(text(3).trim() || 'Rose water')),
    quantity: ['', '1', '2.5', '999999999', '0.125'][below(5)] ?? '',
    unit: units[below(units.length)] ?? 'kg',
    note: text(6),
  }));
}

/** Other goods get a new id on another device. */
const withoutFreeIds = (lines: readonly EnquiryLine[] = []) =>
  lines.map(({ id, ...line }) => (line.title === undefined ? { id, ...line } : line));

test('any list comes out of its link as it was', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const lines = generatedList(seed);
    const link = await linkToList(lines, origin);
    expect(link).toMatch(/^https:\/\/site\.example\/enquiry#list=1[\w-]+$/);
    const shared = await readSharedList(new URL(link).hash);
    expect(withoutFreeIds(shared?.lines), `seed ${seed}`).toEqual(withoutFreeIds(lines));
    expect(shared?.left).toBe(0);
  }
});

test('a list of the whole catalogue makes a link that every messenger takes', async () => {
  const lines = products.map(({ id }) => ({ ...newLine(id), quantity: '25', note: 'In bags' }));
  expect((await linkToList(lines, origin)).length).toBeLessThan(1500);
});

test('empty lines are not in the link, and texts are cut at what can be typed', async () => {
  const long = { ...freeLine('y'.repeat(4000)), note: 'x'.repeat(4000) };
  const shared = await readSharedList(await fragmentOf([newLine('cumin'), freeLine(''), long]));
  expect(shared?.lines.map(({ title, note }) => [title?.length, note.length])).toEqual([
    [undefined, 0],
    [120, 300],
  ]);
});

test('a product that the catalogue does not have is left out and counted', async () => {
  const fragment = forged([
    ['cumin', '5', 1, ''],
    ['retired-rice', '5', 1, ''],
  ]);
  expect(await readSharedList(fragment)).toEqual({
    lines: [{ id: 'cumin', quantity: '5', unit: 'bags', note: '' }],
    left: 1,
  });
});

test('HTML in a title is text', async () => {
  const title = '<img src=x onerror=alert(1)>';
  const shared = await readSharedList(forged([['', '', 0, '', title]]));
  expect(shared?.lines).toMatchObject([{ title, quantity: '', note: '' }]);
});

const cumin = ['cumin', '', 0, ''];

test.each([
  ['another fragment', '#main'],
  ['nothing', '#list='],
  ['an unknown version', forged([cumin]).replace('=1', '=2')],
  ['no base64', '#list=1%%%'],
  ['base64 of something else', '#list=1aGVsbG8gd29ybGQ'],
  ['half of a list', forged([cumin]).slice(0, -6)],
  ['more after the list', `${forged([cumin])}AAAA`],
  ['no JSON', forged('[["cumin"')],
  ['no list', forged({ lines: [cumin] })],
  ['an empty list', forged([])],
  ['unknown products only', forged([['__proto__', '', 0, '']])],
  ['10,000 lines', forged(Array.from({ length: 10_000 }, () => cumin))],
  ['65 lines', forged([...products.map(({ id }) => [id, '', 0, '']), ['', '', 0, '', 'Rose']])],
  ['a product twice', forged([cumin, cumin])],
  ['a line that is none', forged([null])],
  ['a number for an id', forged([[7, '', 0, '']])],
  ['a quantity in words', forged([['cumin', 'many', 0, '']])],
  ['a negative quantity', forged([['cumin', '-5', 0, '']])],
  ['a number for a quantity', forged([['cumin', 5, 0, '']])],
  ['an unknown unit', forged([['cumin', '', 9, '']])],
  ['a unit by name', forged([['cumin', '', 'length', '']])],
  ['no note', forged([['cumin', '', 0]])],
  ['a title that is none', forged([['', '', 0, '', { toString: 'x' }]])],
  ['a title for a product', forged([['cumin', '', 0, '', 'Gold']])],
  ['a very long title', forged([['', '', 0, '', 'x'.repeat(121)]])],
  ['a very long note', forged([['cumin', '', 0, 'x'.repeat(301)]])],
  [
    'broken UTF-8',
    `#list=1${deflateRawSync(Buffer.from([0x5b, 0xff, 0x5d])).toString('base64url')}`,
  ],
  ['a very long link', `#list=1${'A'.repeat(200_000)}`],
])('a link is refused as a whole: %s', async (_name, fragment) => {
  expect(await readSharedList(fragment)).toBeUndefined();
});

test('a link that inflates to 20 megabytes is refused before it has', async () => {
  const bomb = forged(' '.repeat(20_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  expect(await readSharedList(bomb)).toBeUndefined();
  const sizes = decode.mock.calls.map(([part]) => part?.byteLength ?? 0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
});
