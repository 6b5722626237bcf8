import type { SectionKey } from '@/content/sections/section';

/** Ids of the entries of `publishedAtBuild`, filled in by the build (src/prerender/inline-published.ts). */
export const entryIdsAtBuild: Partial<Record<SectionKey, number>> = {};
