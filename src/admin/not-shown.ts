import { versionsAtBuild } from '@/content/published/versions-at-build';
import type { Misfit } from '@/content/sections/misfits';
import type { SectionKey } from '@/content/sections/section';
import { placeLabel, placeOfInput } from './compare/field-place';

/** A field that does not fit, by the labels of the form: “Slide 1 › Title: Keep the title to …” */
export function misfitWords(section: SectionKey, { name, message }: Misfit): string {
  const label = placeLabel(placeOfInput(section, name));
  return label ? `${label}: ${message}` : message;
}

/** What visitors see in place of a published version that does not fit (`useSection`). */
export function shownInstead(section: SectionKey): string {
  const version = versionsAtBuild[section];
  return version ? `version ${version}` : 'the original text';
}
