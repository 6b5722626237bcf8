import type { SectionKey } from '@/content/sections/section';

/** The published versions that this build carries; written in by it (src/prerender/bake-published.ts). */
export const bakedVersions: Partial<Record<SectionKey, number>> = {};
