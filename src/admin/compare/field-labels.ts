import { aboutLabels } from '@/content/sections/about/labels';
import { clientsLabels } from '@/content/sections/clients/labels';
import { contactLabels } from '@/content/sections/contact/labels';
import type { FieldLabels } from '@/content/sections/field-labels';
import { heroLabels } from '@/content/sections/hero/labels';
import type { SectionContent, SectionKey } from '@/content/sections/section';
import { servicesLabels } from '@/content/sections/services/labels';
import { valuesLabels } from '@/content/sections/values/labels';
import { visionMissionLabels } from '@/content/sections/vision-mission/labels';
import { isRecord, ownValue } from '@/lib/is-record';
import { choiceName } from './choice-name';

export const fieldLabels = {
  hero: heroLabels,
  about: aboutLabels,
  'vision-mission': visionMissionLabels,
  values: valuesLabels,
  services: servicesLabels,
  clients: clientsLabels,
  contact: contactLabels,
} satisfies { [Key in SectionKey]: FieldLabels<SectionContent<Key>> };

/** The label of a field by its form name, with or without indexes: `slides.0.title` → Title */
export function labelOf(section: SectionKey, name: string): string {
  const labels: Readonly<Record<string, string>> = fieldLabels[section];
  let known = '';
  for (const part of name.split('.')) {
    const next = known === '' ? part : `${known}.${part}`;
    if (Object.hasOwn(labels, next)) known = next;
    // Content stored by an older release may have fields that no longer exist.
    else if (!/^\d+$/.test(part)) return choiceName(part);
  }
  return labels[known] ?? '';
}

/** The direct children of a field, in the order of the form: `teaser` → heading, text, picture */
export function fieldsWithin(section: SectionKey, name: string): string[] {
  const start = name === '' ? '' : `${name}.`;
  return Object.keys(fieldLabels[section])
    .filter((field) => field.startsWith(start))
    .map((field) => field.slice(start.length))
    .filter((field) => !field.includes('.'));
}

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
  const kept = characters.slice(0, longestName - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
