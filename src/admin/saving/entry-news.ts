import type { Entry } from '@/admin/data/entries';

const did = {
  published: 'published',
  draft: 'saved a draft',
  discarded: 'discarded the draft',
  aside: 'set a text aside',
} satisfies Record<Entry['kind'], string>;

export function entryNews({ kind, author, author_name }: Entry, userId: string) {
  return { who: author === userId ? 'You, in another window,' : author_name, did: did[kind] };
}
