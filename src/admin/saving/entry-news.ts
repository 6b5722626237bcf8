import type { Entry } from '@/admin/data/entries';

const did = {
  published: 'published this section',
  draft: 'saved a draft of this section',
  discarded: 'discarded the draft of this section',
  aside: 'set a text of this section aside',
} satisfies Record<Entry['kind'], string>;

export function entryNews({ kind, author, author_name }: Entry, userId: string) {
  return { who: author === userId ? 'You, in another window,' : author_name, did: did[kind] };
}
