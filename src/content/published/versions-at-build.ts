import type { SectionKey } from '@/content/sections/section';

/** The published versions that this build carries; written in by it (src/prerender/inline-published.ts). */
export const versionsAtBuild: Partial<Record<SectionKey, number>> = {};
