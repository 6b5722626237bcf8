/** Ids of the entries of `publishedAtBuild`, filled in by the build (src/prerender/inline-published.ts). */
export const entryIdsAtBuild: number[] = [];
