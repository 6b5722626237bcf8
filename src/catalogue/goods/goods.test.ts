import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories } from '@/catalogue/categories';
import { products } from '@/catalogue/products';
import { spellingOf, wordsOf } from '@/catalogue/search/folding';
import { readGoods } from './goods-files';
import { groups } from './groups';

const columnsOf = {
  'names.tsv': ['of', 'shown', 'language', 'name'],
  'varieties.tsv': ['of', 'language', 'word'],
  'forms.tsv': ['of', 'language', 'word'],
  'not-listed.tsv': ['language', 'word'],
  'words.tsv': ['role', 'language', 'word'],
};

const allowed: Record<string, RegExp> = {
  of: new RegExp(
    `^(?:${[...products.map(({ id }) => id), ...categories, ...Object.keys(groups)].join('|')})$`,
  ),
  shown: /^(?:[1-8]|species|found|weak)$/,
  role: /^(?:describes|ignored|joins)$/,
  language: /^[a-z]{2,3}(?:-Latn)?$/,
  name: /^[^\s,](?:[^,]*[^\s,])?$/,
  word: /^[^\s,](?:[^,]*[^\s,])?$/,
};

type Line = { at: string; cells: readonly string[] };

const files = Object.entries(columnsOf).map(([file, columns]) => {
  const lines = readGoods(join(import.meta.dirname, file));
  return { file, columns, lines: lines.map((cells, index): Line => lineOf(file, index, cells)) };
});

function lineOf(file: string, index: number, cells: readonly string[]): Line {
  return { at: `${file}:${index + 2} ${cells.join(' | ')}`, cells };
}

test.each(files)(
  '$file: each line has its columns, with what they may hold',
  ({ columns, lines }) => {
    const isRight = ({ cells }: Line) =>
      cells.length === columns.length &&
      cells.every((cell, index) => allowed[columns[index] ?? '']?.test(cell));
    expect(lines.filter((line) => !isRight(line)).map(({ at }) => at)).toEqual([]);
  },
);

test.each(files)('$file: the lines are sorted, and none stands twice', ({ lines }) => {
  const wrong = lines.filter(({ cells }, index) => {
    const before = lines[index - 1]?.cells;
    return before && compare(before, cells) >= 0;
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

/** By code point, column by column. */
function compare(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((cell, column) => cell !== other[column]);
  return index < 0
    ? 0
    : Buffer.compare(Buffer.from(one[index] ?? ''), Buffer.from(other[index] ?? ''));
}

// A form is a word besides: "flour" names goods, and is a form of wheat.
test('a word stands in one file, and there once for the same goods and language', () => {
  const seen = new Map<string, Line & { file: string; sense: string }>();
  const wrong: string[] = [];
  for (const { file, columns, lines } of files.filter(({ file }) => file !== 'forms.tsv'))
    for (const line of lines) {
      const key = wordsOf(line.cells.at(-1) ?? '')
        .map(spellingOf)
        .join(' ');
      const sense = columns[0] === 'of' ? `${line.cells[0]} ${line.cells.at(-2)}` : '';
      const other = seen.get(key);
      if (other && (other.file !== file || other.sense === sense))
        wrong.push(`${line.at} = ${other.at}`);
      seen.set(key, { ...line, file, sense });
    }
  expect(wrong).toEqual([]);
});

const scripts: Record<string, string> = {
  ar: 'Arabic',
  fa: 'Arabic',
  ur: 'Arabic',
  hi: 'Devanagari',
  mr: 'Devanagari',
  ne: 'Devanagari',
  bn: 'Bengali',
  gu: 'Gujarati',
  pa: 'Gurmukhi',
  ml: 'Malayalam',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  si: 'Sinhala',
  am: 'Ethiopic',
  ru: 'Cyrillic',
  zh: 'Han',
};

test.each(files)('$file: a word has the letters of its language, and no others', ({ lines }) => {
  const wrong = lines.filter(({ cells }) => {
    const script = scripts[cells.at(-2) ?? ''] ?? 'Latin';
    const letters = cells.at(-1)?.match(/\p{L}/gu) ?? [];
    return !letters.every((letter) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter));
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
});
