import type { SectionKey } from '@/content/sections/section';

/** Version of each section's `publishedAtBuild`; filled in by the build (src/prerender/inline-published.ts). */
export const versionsAtBuild: Partial<Record<SectionKey, number>> = {};
