/** Filled in by src/prerender/inline-published.ts. */
export const entryIdsAtBuild: number[] = [];
