import { queryOptions } from '@tanstack/react-query';
import { isOnWebsite } from '@/admin/compare/differences';
import { formContent } from '@/content/sections/form-content';
import { type SectionKey, sectionKeys } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { askDatabase, shared } from './ask-database';
import { readPublications } from './entries';

export type Overview = Awaited<ReturnType<typeof readOverview>>;
export type SectionState = Overview['states'][SectionKey];

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: readOverview,
  ...shared,
});

async function readOverview() {
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
  function stateOf(key: SectionKey) {
    const published = publications.find(({ section }) => section === key) ?? null;
    const draft = drafts.find(({ section }) => section === key);
    const isWaiting = draft && !isOnWebsite(key, published, draft.content);
    const stored = draft?.content ?? published?.content ?? sectionOf(key).defaultContent;
    /** `draft`: the head, if it is one for which `isOnWebsite` is false. `content`: what a form opens with. */
    return { published, draft: isWaiting ? draft : null, content: formContent(key, stored) };
  }
  const states = Object.fromEntries(sectionKeys.map((key) => [key, stateOf(key)]));
  return { states: states as Record<SectionKey, ReturnType<typeof stateOf>>, recent };
}
