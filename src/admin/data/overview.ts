import { queryOptions } from '@tanstack/react-query';
import { isOnWebsite } from '@/admin/compare/differences';
import { formContent } from '@/content/sections/form-content';
import { type SectionKey, sectionKeys } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { askDatabase, shared } from './ask-database';
import { type Publication, readPublications } from './entries';

type Authored = { at: string; by: string };

export type SectionState = {
  published: (Publication & Authored & { content: unknown }) | null;
  /** The head, if it is a draft for which `isOnWebsite` is false. */
  draft: Authored | null;
  /** What a form opens with. */
  content: unknown;
};

export type Overview = {
  states: Record<SectionKey, SectionState>;
  recent: (Authored & { id: number; section: SectionKey })[];
};

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: readOverview,
  ...shared,
});

async function readOverview(): Promise<Overview> {
  const [publications, drafts, recent] = await Promise.all([
    readPublications(sectionKeys),
    askDatabase((supabase) =>
      supabase
        .rpc('section_heads')
        .select('section, content, at, by:author_name')
        .eq('kind', 'draft'),
    ),
    askDatabase((supabase) =>
      supabase
        .from('section_entries')
        .select('id, section, at, by:author_name')
        .eq('kind', 'published')
        .order('id', { ascending: false })
        .limit(10),
    ),
  ]);
  const states = sectionKeys.map((key) => {
    const published = publications.find(({ section }) => section === key) ?? null;
    const draft = drafts.find(({ section }) => section === key);
    const isWaiting = draft && !isOnWebsite(key, published, draft.content);
    const stored = draft?.content ?? published?.content ?? sectionOf(key).defaultContent;
    const content = formContent(key, stored);
    return [key, { published, draft: isWaiting ? draft : null, content }];
  });
  return { states: Object.fromEntries(states), recent };
}
