import { isBlank } from '@/lib/is-blank';
import { isRecord, ownValue } from '@/lib/is-record';
import { choiceName } from './choice-name';

const nameKeys = ['title', 'name', 'label', 'description', 'text'];
/** Of a new item, these are not typed. */
const presetKeys = ['id', 'icon', 'network', 'buttonLabel'];
const longestName = 60;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name for a list item, of up to 60 characters. Accepts any value: stored content may be damaged. */
export function itemName(item: unknown): string {
  const network = ownValue(item, 'network');
  const candidates = isRecord(item)
    ? [
        ...nameKeys.map((key) => item[key]),
        typeof network === 'string' && choiceName(network),
        ...Object.entries(item).map(([key, value]) => !presetKeys.includes(key) && value),
      ]
    : [item];
  const texts = candidates.filter((candidate) => typeof candidate === 'string');
  const name = texts
    .find((text) => !isBlank(text))
    ?.trim()
    .replaceAll(/\s+/g, ' ');
  if (name === undefined) return 'Untitled';
  const start = Array.from(characters.segment(name), ({ segment }) => segment);
  if (start.length <= longestName) return name;
  return `${start
    .slice(0, longestName - 1)
    .join('')
    .trimEnd()}…`;
}
