import { safeParse } from 'valibot';
import { type PictureContent, pictureSchema } from '@/content/fields/picture-schema';
import type { SectionKey } from '@/content/sections/section';
import { isRecord, ownValue } from '@/lib/is-record';
import { choiceName } from './choice-name';
import {
  type FieldPlace,
  keysWithin,
  placeLabel,
  placeOfField,
  placeOfItem,
  placeOfPart,
  sectionPlace,
} from './field-place';
import { itemsById, namesOfItems } from './list-items';
import { listSentences } from './list-sentences';
import { sameContent } from './same-content';

type Picture = PictureContent | undefined;

export type Change = { path: string; label: string } & (
  | { kind: 'text'; before: string; after: string }
  /** `added`: what each new item contains, in the order of the sentences, which tell of them first. */
  | { kind: 'list'; sentences: string[]; added: Change[][] }
  | { kind: 'picture'; before: Picture; after: Picture }
);

/**
 * The changes between two contents of a section, in the order of its form. Switches and choices are text in
 * the form's words ('Yes', 'Shield check'); fields of removed list items are not listed. Accepts any value,
 * since stored content may be damaged or older than the schema.
 */
export function differences(section: SectionKey, before: unknown, after: unknown): Change[] {
  return fieldChanges(sectionPlace(section), before, after);
}

function fieldChanges(place: FieldPlace, before: unknown, after: unknown): Change[] {
  return keysWithin(place).flatMap((key) =>
    changes(placeOfField(place, key), ownValue(before, key), ownValue(after, key)),
  );
}

function changes(place: FieldPlace, before: unknown, after: unknown): Change[] {
  const kind = place.field?.kind;
  if (kind === 'picture') return pictureChanges(place, before, after);
  if (kind === 'tuple' && (hasItems(before) || hasItems(after))) {
    return tupleChanges(place, before, after);
  }
  if (kind === 'list' && (hasItems(before) || hasItems(after))) {
    return listChanges(place, before, after);
  }
  // An item has the place's kind of its list.
  if ((kind === 'group' || kind === 'list') && (isRecord(before) || isRecord(after))) {
    return fieldChanges(place, before, after);
  }
  return valueChanges(place, before, after);
}

function hasItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function listChanges(place: FieldPlace, before: unknown, after: unknown): Change[] {
  const [old, current] = [itemsById(before), itemsById(after)];
  const names = namesOfItems(current, old);
  const sentences = listSentences(old, current);
  const added = [...current]
    .filter(([id]) => !old.has(id))
    .map(([id, { item }]) =>
      fieldChanges({ ...placeOfItem(place, id, ''), trail: [] }, undefined, item),
    );
  const list: Change = {
    kind: 'list',
    path: place.path,
    label: placeLabel(place),
    sentences,
    added,
  };
  const edits = [...current].flatMap(([id, { item }]) => {
    const was = old.get(id);
    return was ? changes(placeOfItem(place, id, names.plain(id)), was.item, item) : [];
  });
  return sentences.length > 0 ? [list, ...edits] : edits;
}

function tupleChanges(place: FieldPlace, before: unknown, after: unknown): Change[] {
  const [old, current] = [Array.isArray(before) ? before : [], Array.isArray(after) ? after : []];
  return Array.from({ length: Math.max(old.length, current.length) }, (_, at) =>
    valueChanges(placeOfPart(place, String(at)), old[at], current[at]),
  ).flat();
}

function pictureChanges(place: FieldPlace, before: unknown, after: unknown): Change[] {
  const [old, current] = [pictureIn(before), pictureIn(after)];
  const picture: Change = {
    kind: 'picture',
    path: place.path,
    label: placeLabel(place),
    before: old,
    after: current,
  };
  const alts = valueChanges(
    placeOfPart(place, 'alt'),
    ownValue(before, 'alt'),
    ownValue(after, 'alt'),
  );
  const isSame = sameContent(old && { ...old, alt: '' }, current && { ...current, alt: '' });
  return isSame ? alts : [picture, ...alts];
}

/** The picture if it is valid; a draft's may still lack its description. */
function pictureIn(value: unknown): Picture {
  if (!isRecord(value)) return undefined;
  const { success, output } = safeParse(pictureSchema, { ...value, alt: 'Any' });
  return success ? { ...output, alt: typeof value.alt === 'string' ? value.alt : '' } : undefined;
}

function valueChanges(place: FieldPlace, before: unknown, after: unknown): Change[] {
  const isSwitch = place.field?.kind === 'switch';
  // A switch that was never set is off: storing `false` is no change.
  const [old, current] = isSwitch ? [before ?? false, after ?? false] : [before, after];
  const [was, is] = [inWords(place, old), inWords(place, current)];
  if (was === is) return [];
  return [{ kind: 'text', path: place.path, label: placeLabel(place), before: was, after: is }];
}

function inWords({ field }: FieldPlace, value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (value === undefined || value === null) return '';
  if (Array.isArray(value) && value.length === 0) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value.trim() === '') return '';
  return field?.kind === 'choice' ? choiceName(value) : value;
}
