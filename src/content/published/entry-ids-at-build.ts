/** Lets browsers fetch only entries newer than the prerendered pages. Filled in by src/prerender/inline-published.ts. */
export const entryIdsAtBuild: number[] = [];
