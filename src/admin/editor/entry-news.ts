import type { Entry } from '@/admin/data/entries';

const did = {
  published: 'published this section',
  draft: 'saved a draft of this section',
  discarded: 'discarded the draft of this section',
  aside: 'set a text of this section aside',
} satisfies Record<Entry['kind'], string>;

/** Who wrote an entry, and what that did. */
export function entryNews({ kind, by, byId }: Pick<Entry, 'kind' | 'by' | 'byId'>, userId: string) {
  return { who: byId === userId ? 'You, in another window,' : by, did: did[kind] };
}
