import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostedDatabase } from './support/hosted.ts';

let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
});

afterAll(() => database.close());

async function changes(before: unknown, after: unknown): Promise<number | undefined> {
  const { rows } = await database.query<{ changes: number }>(
    'select private.changed_fields($1::jsonb, $2::jsonb) as changes',
    [before, after].map((value) => (value === undefined ? null : JSON.stringify(value))),
  );
  return rows[0]?.changes;
}

const items = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase(), year: 1 }));
const [a, b, c] = items('a', 'b', 'c');
const ours = { kind: 'site', name: 'hero/rice', alt: 'A scoop' };
const upload = { kind: 'uploaded', path: 'x.webp', width: 1920, height: 1080, alt: 'A scoop' };

test.each<[string, unknown, unknown, number]>([
  ['nothing', { title: 'One' }, { title: 'One' }, 0],
  ['the order of the keys', { x: 1, y: 2 }, { y: 2, x: 1 }, 0],
  ['one text', { title: 'One', text: 'Same' }, { title: 'Two', text: 'Same' }, 1],
  ['two texts', { title: 'One', text: 'One' }, { title: 'Two', text: 'Two' }, 2],
  ['a text in a group', { story: { title: 'One', text: 'Same' } }, { story: { title: 'Two' } }, 2],
  ['a field added', { title: 'One' }, { title: 'One', note: '' }, 1],
  ['a field removed', { title: 'One', note: '' }, { title: 'One' }, 1],
  ['an item added', { list: [a, b] }, { list: [a, b, c] }, 1],
  ['the first item added', { list: [] }, { list: [a] }, 1],
  ['an item added in front', { list: [a, b] }, { list: [c, a, b] }, 1],
  ['an item removed', { list: [a, b, c] }, { list: [a, c] }, 1],
  ['all items removed', { list: [a, b, c] }, { list: [] }, 3],
  ['one item for another', { list: [a, b] }, { list: [a, c] }, 2],
  ['two items swapped', { list: [a, b, c] }, { list: [b, a, c] }, 1],
  ['the last item moved to the front', { list: [a, b, c] }, { list: [c, a, b] }, 1],
  ['an item edited', { list: [a, b] }, { list: [{ ...a, name: 'x' }, b] }, 1],
  ['an item edited twice', { list: [a, b] }, { list: [{ ...a, name: 'x', year: 2 }, b] }, 2],
  ['an item moved and edited', { list: [a, b, c] }, { list: [c, { ...a, name: 'x' }, b] }, 2],
  ['one added, one removed, one edited', [a, b], [{ ...b, year: 2 }, c], 3],
  ['an item of an item', [{ ...a, list: [b] }], [{ ...a, list: [b, c] }], 1],
  ['another picture', { picture: ours }, { picture: upload }, 1],
  ['another upload', { picture: upload }, { picture: { ...upload, path: 'y', width: 640 } }, 1],
  ['another description', [{ ...a, picture: ours }], [{ ...a, picture: { ...ours, alt: 'x' } }], 1],
  ['another picture and its description', ours, { ...upload, alt: '' }, 2],
  ['two lists', { x: [a], y: [b] }, { x: [a, b], y: [] }, 2],
])('%s: counted as it is seen', async (_, before, after, expected) => {
  expect(await changes(before, after)).toBe(expected);
});

test.each<[string, unknown, unknown]>([
  ['missing and null', {}, { title: null }],
  ['null and a text', { title: null }, { title: 'One' }],
  ['null and a list', { list: null }, { list: [a] }],
  ['null and a group', { story: null }, { story: { title: 'One', text: 'Two' } }],
  ['a text and a list', { list: 'One' }, { list: [a] }],
  ['a group and a list', { list: { a } }, { list: [a] }],
  ['a number and a text', { year: 1 }, { year: '1' }],
  ['lists of texts', { list: ['a', 'b'] }, { list: ['b', 'c', 'd'] }],
  ['a list of texts and one of items', { list: ['a'] }, { list: [a] }],
  ['lists of lists', { list: [[a]] }, { list: [[b], []] }],
  ['items without an id', { list: [{ name: 'A' }] }, { list: [{ name: 'B' }] }],
  ['items whose id is null', { list: [{ id: null }] }, { list: [a] }],
  ['items that share an id', { list: [a, a, a] }, { list: [a, { ...a, year: 2 }] }],
  ['null among items', { list: [a, null] }, { list: [a] }],
  ['null and an object', null, { title: 'One' }],
  ['no content and an object', undefined, { title: 'One' }],
  ['an object and no content', { title: 'One' }, undefined],
])('%s differ in one field', async (_, before, after) => {
  expect(await changes(before, after)).toBe(1);
  expect(await changes(after, before)).toBe(1);
});

test('ids that are no texts are told apart by what they say', async () => {
  expect(await changes([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }])).toBe(1);
  expect(await changes([{ id: [1] }], [{ id: [1], name: '' }])).toBe(1);
});

test('no content at all equals itself', async () => {
  expect(await changes(undefined, undefined)).toBe(0);
  expect(await changes(null, null)).toBe(0);
});
