import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Lets code import the files of this folder: the words by the first column, without their languages, which would be a
 * fifth of the download. `names.tsv?found` imports the lines whose second column is `found`, `?shown` those with a number.
 */
export function goodsFiles(): Plugin {
  return {
    name: 'goods-files',
    load: {
      filter: { id: /\.tsv(?:\?|$)/ },
      handler(id) {
        const [file = '', wanted] = id.split('?');
        const lines = readGoods(file).filter(
          ([, column = '']) =>
            !wanted || (wanted === 'shown' ? /^\d/.test(column) : column === wanted),
        );
        const linesByOf = Object.groupBy(lines, ([of = '', ...rest]) => (rest[1] ? of : 'all'));
        const entries = Object.entries(linesByOf).map(([of, some]) => [
          of,
          some?.map((columns) => columns.at(-1)).join(','),
        ]);
        return `export const words = ${JSON.stringify(Object.fromEntries(entries))}`;
      },
    },
  };
}

/** The columns of each line after the first, which names them. */
export function readGoods(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}
