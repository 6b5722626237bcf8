import { isRecord, ownValue } from '@/lib/is-record';
import { choiceName } from './choice-name';

const nameKeys = ['title', 'name', 'label', 'description', 'text'];
const longestName = 60;

/** A name for a list item, of up to 60 characters. Accepts any value: stored content may be damaged. */
export function itemName(item: unknown): string {
  const candidates = isRecord(item) ? nameKeys.map((key) => ownValue(item, key)) : [item];
  const network = ownValue(item, 'network');
  if (typeof network === 'string') candidates.push(choiceName(network));
  const name = candidates
    .filter((candidate) => typeof candidate === 'string')
    .map((candidate) => candidate.trim().replaceAll(/\s+/g, ' '))
    .find((candidate) => candidate !== '');
  return name === undefined ? 'Untitled' : shortened(name);
}

function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)];
  if (characters.length <= longestName) return name;
  const start = characters.slice(0, longestName - 1).map(({ segment }) => segment);
  return `${start.join('').trimEnd()}…`;
}
