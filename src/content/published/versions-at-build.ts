import type { SectionKey } from '@/content/sections/section';

/** Versions of `publishedAtBuild`, filled in by the build (src/prerender/inline-published.ts). */
export const versionsAtBuild: Partial<Record<SectionKey, number>> = {};
