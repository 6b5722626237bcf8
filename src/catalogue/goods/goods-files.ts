import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { spellingsOf } from './folding.ts';
import { packWords } from './packed-words.ts';

/**
 * Lets code import vocabularies: the words by the first column, without their languages, which would be a fifth of the
 * download. `names.tsv?found` imports the lines whose second column is `found`, `?shown` those with a number, `?typed` all
 * as they are typed. The others are imported as packed spellings: to fold 20,000 words takes a slow phone half a second.
 */
export function goodsFiles(): Plugin {
  return {
    name: 'goods-files',
    load: {
      filter: { id: /\.tsv(?:\?|$)/ },
      handler(id) {
        const [file = '', wanted] = id.split('?');
        const isTyped = ['shown', 'species', 'typed'].includes(wanted ?? '');
        const lines = readGoods(file).filter(([, column = '']) => {
          if (wanted === 'shown') return /^\d/.test(column);
          return !wanted || wanted === 'typed' || column === wanted;
        });
        const linesByOf = Object.groupBy(lines, ([of = '', ...rest]) => (rest[1] ? of : 'all'));
        const entries = Object.entries(linesByOf).map(([of, some = []]) => {
          const words = some.map((columns) => columns.at(-1) ?? '');
          const spelled = words.map((each) => spellingsOf(each).join(' '));
          return [of, isTyped ? words.join(',') : packWords(spelled)];
        });
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
