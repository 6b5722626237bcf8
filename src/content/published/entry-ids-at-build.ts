/** Ids of the entries in the prerendered pages. In the build, src/prerender/inline-published.ts fills the array. */
export const entryIdsAtBuild: number[] = [];
