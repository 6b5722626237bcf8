import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories } from '@/catalogue/categories';
import { namesOf } from '@/catalogue/product-names';
import { products } from '@/catalogue/products';
import { units } from '@/catalogue/quantity/units';
import { spellingOf, spellingsOf } from './folding';
import { readGoods } from './goods-files';
import { groups } from './groups';

const columnsOf = {
  'names.tsv': ['of', 'shown', 'language', 'name'],
  'varieties.tsv': ['of', 'language', 'word'],
  'forms.tsv': ['of', 'language', 'word'],
  'not-listed.tsv': ['language', 'word'],
  'words.tsv': ['role', 'language', 'word'],
};

const unitColumnsOf = {
  'units.tsv': ['unit', 'language', 'word'],
  'packs.tsv': ['kind', 'language', 'word'],
  'numbers.tsv': ['number', 'language', 'word'],
};

const queryColumnsOf = {
  'buyer-queries.tsv': ['products', 'query'],
  'not-sold.tsv': ['query'],
  'other-sort.tsv': ['missing', 'query'],
  'answers.tsv': ['shows', 'first', 'missing', 'asks', 'query'],
  'amounts.tsv': ['product', 'note', 'quantity', 'select', 'query'],
};

const ids = products.map(({ id }) => id).join('|');
const words = /^[^\s,](?:[^,]*[^\s,])?$/;
const list = /^(?:[^\s,][^,]*(?:,(?=.)|$))*$/;

const allowed: Record<string, RegExp> = {
  of: new RegExp(`^(?:${[ids, ...categories, ...Object.keys(groups)].join('|')})$`),
  shown: /^(?:[1-8]|species|found|weak)$/,
  role: /^(?:asked|brand|describes|each|either|ignored|joins|purpose|quote|turns)$/,
  unit: new RegExp(`^(?:${units.join('|')})$`),
  number: /^\d+$/,
  kind: /^(?:other|size|material)$/,
  language: /^[a-z]{2,3}(?:-(?:Latn|Cyrl))?$/,
  name: words,
  word: words,
  products: new RegExp(`^(?:(?:${ids})(?:,(?=.)|$))+$`),
  first: new RegExp(`^(?:(?:${ids})(?:,(?=.)|$))*$`),
  product: new RegExp(`^(?:${ids})?$`),
  note: /^(?:\S.*)?$/,
  quantity: /^(?:\S.*)?$/,
  select: new RegExp(`^(?:${units.join('|')})?$`),
  missing: list,
  asks: list,
  shows: /^\S.*\S$/,
  query: /^\S(?:.*\S)?$/s,
};

type Line = { at: string; cells: readonly string[] };

const filesIn = (folder: string, columns: Record<string, readonly string[]>) =>
  Object.entries(columns).map(([file, columns]) => {
    const lines = readGoods(join(import.meta.dirname, folder, file));
    return { file, columns, lines: lines.map((cells, index): Line => lineOf(file, index, cells)) };
  });

const files = filesIn('.', columnsOf);
const vocabularies = [...files, ...filesIn('../quantity', unitColumnsOf)];
const allFiles = [...vocabularies, ...filesIn('../../../tests/search', queryColumnsOf)];

function lineOf(file: string, index: number, cells: readonly string[]): Line {
  return { at: `${file}:${index + 2} ${cells.join(' | ')}`, cells };
}

test.each(allFiles)(
  '$file: each line has its columns, with what they may hold, is sorted, and stands once',
  ({ columns, lines }) => {
    const wrong = lines.filter(({ cells }, index) => {
      const before = lines[index - 1]?.cells;
      return (
        cells.length !== columns.length ||
        !cells.every((cell, at) => allowed[columns[at] ?? '']?.test(cell)) ||
        (before && compare(before, cells) >= 0)
      );
    });
    expect(wrong.map(({ at }) => at)).toEqual([]);
  },
);

/** By code point, column by column. */
function compare(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((cell, column) => cell !== other[column]);
  return index < 0
    ? 0
    : Buffer.compare(Buffer.from(one[index] ?? ''), Buffer.from(other[index] ?? ''));
}

// A query is asked for one thing only.
test('a query stands in one line of all the lists', () => {
  const queries = allFiles.slice(vocabularies.length, -2).flatMap(({ lines }) => lines);
  const seen = new Set<string>();
  const twice = queries.filter(({ cells }) => {
    const query = cells.at(-1) ?? '';
    return seen.size === seen.add(query).size;
  });
  expect(twice.map(({ at }) => at)).toEqual([]);
});

// A form is a word besides: "flour" names goods, and is a form of wheat. A name may be a variety, too.
test('a word stands in one file, and there once for the same goods and language', () => {
  const seen = new Map<string, Line & { file: string; sense: string }>();
  const wrong: string[] = [];
  for (const { file, columns, lines } of files.filter(({ file }) => file !== 'forms.tsv'))
    for (const line of lines) {
      const key = spellingsOf(line.cells.at(-1) ?? '').join(' ');
      const sense = columns[0] === 'of' ? `${line.cells[0]} ${line.cells.at(-2)}` : '';
      const other = seen.get(key);
      const isNamed = other?.file === 'names.tsv' && file === 'varieties.tsv';
      if (other && !isNamed && (other.file !== file || other.sense === sense))
        wrong.push(`${line.at} = ${other.at}`);
      seen.set(key, { ...line, file, sense });
    }
  expect(wrong).toEqual([]);
});

// Else the search would deny "fenugreek" although we have Fenugreek Seeds.
test('no word that only one title has is listed as goods that we do not have', () => {
  const titleWords = products.flatMap(({ title }) => [...new Set(spellingsOf(title))]);
  const own = titleWords.filter((word) => titleWords.filter((each) => each === word).length === 1);
  const notListed = files.find(({ file }) => file === 'not-listed.tsv')?.lines ?? [];
  const wrong = notListed.filter(({ cells }) => own.includes(spellingOf(cells.at(-1) ?? '')));
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test.each(vocabularies)(
  '$file: a word has the letters of its language, and no others',
  ({ lines }) => {
    const wrong = lines.filter(({ cells }) => {
      const { script = '' } = new Intl.Locale(cells.at(-2) ?? '').maximize();
      const letter = new RegExp(
        `\\p{Script=${script.replace('Hans', 'Han').replace('Kore', 'Hang')}}`,
        'u',
      );
      const letters = cells.at(-1)?.match(/\p{L}/gu) ?? [];
      return !letters.every((each) => letter.test(each));
    });
    expect(wrong.map(({ at }) => at)).toEqual([]);
  },
);

test("a product's page shows its names in the order of their places", () => {
  expect(namesOf('cumin').names.slice(0, 3)).toEqual(['Jeera', 'Zeera', 'Jeerakam']);
});
