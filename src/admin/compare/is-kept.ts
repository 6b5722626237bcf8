import type { PictureContent } from '@/content/fields/picture-schema';
import type { SectionKey } from '@/content/sections/section';
import { type Change, differences } from './differences';
import { sameContent } from './same-content';
import { wordDifference } from './word-difference';

/** True if `content` still has something of the edit. Without `before`, nobody can say what the edit has changed. */
export function isKept(
  section: SectionKey,
  { before, after }: { before: unknown; after: unknown },
  content: unknown,
): boolean {
  if (before === undefined) return true;
  const changes = new Map(differences(section, before, content).map((each) => [each.path, each]));
  return differences(section, before, after).some((edit) => {
    const now = changes.get(edit.path);
    return now !== undefined && isPartOf(edit, now);
  });
}

function isPartOf(edit: Change, now: Change): boolean {
  if (edit.kind === 'text' && now.kind === 'text')
    return edit.after === now.after || haveWordsInCommon(edit.after, now.after);
  if (edit.kind === 'picture' && now.kind === 'picture')
    return sameContent(fileOf(edit.after), fileOf(now.after));
  return true;
}

function haveWordsInCommon(one: string, other: string): boolean {
  return wordDifference(one, other).some(({ kind, text }) => kind === 'same' && text.trim() !== '');
}

function fileOf({ alt, focus, ...file }: PictureContent) {
  return file;
}
