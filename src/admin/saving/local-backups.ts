import { newId } from '@/admin/lists/new-item';
import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import type { EditBase } from './edit-base';

/** What was in a form, kept on this device until the server has it. */
export type LocalCopy = {
  content: unknown;
  /** What it was made from: the versions to save it over, and their contents for merging. */
  base: EditBase;
  /** Milliseconds since 1970, by the clock of this device. */
  keptAt: number;
  /** Given up on purpose: not offered first, only kept for a while. */
  discarded: boolean;
};

/** A copy with the key under which it is kept. */
export type FoundCopy = LocalCopy & { key: string };

const prefix = 'saffron-gate-copy';
const day = 24 * 60 * 60 * 1000;
/** Milliseconds that a copy is kept. What was never saved waits until somebody decides about it. */
const lifetime = { unsaved: Number.POSITIVE_INFINITY, discarded: 7 * day };

function placeOf(userId: string, section: SectionKey): string {
  return `${prefix}/${userId}/${section}/`;
}

/** Each open editor has an id, so that two tabs with the same section do not write over each other's copies. */
function copyKey(
  userId: string,
  section: SectionKey,
  editor: string,
  { base, discarded, keptAt }: LocalCopy,
) {
  const place = `${placeOf(userId, section)}${base.version}/${editor}`;
  return discarded ? `${place}/${keptAt}` : place;
}

/** Keeps a copy. False where the storage is full or blocked: the text is then only on the screen. */
export function keepCopy(
  userId: string,
  section: SectionKey,
  editor: string,
  copy: LocalCopy,
): boolean {
  const key = copyKey(userId, section, editor, copy);
  try {
    localStorage.setItem(key, JSON.stringify(copy));
    if (!copy.discarded) dropOwnCopies(userId, section, editor, key);
    return true;
  } catch {
    return false;
  }
}

/** Drops the copy of an open editor, whatever it was based on, but for the one named. */
export function dropOwnCopies(
  userId: string,
  section: SectionKey,
  editor: string,
  butFor?: string,
): void {
  const place = placeOf(userId, section);
  dropWhere((key) => key.startsWith(place) && key.endsWith(`/${editor}`) && key !== butFor);
}

export type OwnCopies = ReturnType<typeof ownCopies>;

/** The copies of one open editor. */
export function ownCopies(userId: string, section: SectionKey) {
  // Tells them from those of the same section in another tab.
  const editor = newId();
  return {
    /** When the copy was made, by the clock of this device; false when it could not be made. */
    keep(content: unknown, base: EditBase, discarded = false): number | false {
      const keptAt = Date.now();
      return keepCopy(userId, section, editor, { content, base, keptAt, discarded }) && keptAt;
    },
    drop: () => dropOwnCopies(userId, section, editor),
  };
}

export function dropCopy(key: string): void {
  dropWhere((each) => each === key);
}

function dropWhere(matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (matches(key)) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to drop.
  }
}

/** The copies of this user, newest first. What has outlived its time is deleted. */
export function readCopies(userId: string, section: SectionKey): FoundCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(placeOf(userId, section)))
      .flatMap((key) => {
        const copy = parseCopy(localStorage.getItem(key));
        const age = copy ? Date.now() - copy.keptAt : 0;
        if (copy && age < lifetime[copy.discarded ? 'discarded' : 'unsaved'])
          return [{ ...copy, content: withDefaults(section, copy.content), key }];
        localStorage.removeItem(key);
        return [];
      })
      .sort((one, other) => other.keptAt - one.keptAt);
  } catch {
    return [];
  }
}

function parseCopy(text: string | null): LocalCopy | undefined {
  try {
    const copy = JSON.parse(text ?? '');
    const sound =
      typeof copy.content === 'object' &&
      typeof copy.keptAt === 'number' &&
      typeof copy.discarded === 'boolean' &&
      typeof copy.base?.version === 'number' &&
      typeof copy.base.draftVersion === 'number';
    return sound ? copy : undefined;
  } catch {
    return undefined;
  }
}
