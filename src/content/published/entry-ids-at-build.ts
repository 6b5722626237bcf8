/** The entries that the prerendered pages contain. src/prerender/inline-published.ts fills the array in the build. */
export const entryIdsAtBuild: number[] = [];
