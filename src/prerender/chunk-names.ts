/** What a bundler tells about a module (https://rollupjs.org/plugin-development/#this-getmoduleinfo). */
type ModuleGraph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

/** The libraries of the first load, less the files of theirs that only the admin area needs. */
const vendor =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;
const notVendor = /\/(infiniteQueryObserver|mutationObserver|useInfiniteQuery|useMutation)\./;

/** Its icons come one a file, and which of them a module uses is not known here; these are the header's. */
const headerIcons =
  /\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react)|\/icons\/(phone|mail|map-pin|x|menu|chevron-\w+|loader-circle|play|pause|arrow-right)\.mjs/;

/**
 * Names the chunks that visitors download; null leaves a module to the bundler. By itself it makes a
 * file of each set of modules that the same pages share: twenty requests of a few hundred bytes.
 *
 * - `start`: what the entry (`start`) needs, `vendor`: libraries, which stay the same from one deployment
 *   to the next, `app`: our own part of what the entry fetches (`app`);
 * - `hero`: what the slides need and other pages too, `catalogue`, `copy` (the sections' bundled texts),
 *   `components` and `pages` (parts of the site): what several pages share, `icons`.
 */
export function nameChunks(start: string, app: string) {
  const reached = new Map<string, Set<string>>();
  let pages: { id: string; reached: Set<string> }[] | undefined;

  function reachedFrom(entry: string, graph: ModuleGraph) {
    let found = reached.get(entry);
    if (!found) {
      found = new Set([entry]);
      // A set hands out what is added while it is walked through.
      for (const id of found) {
        for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
      }
      reached.set(entry, found);
    }
    return found;
  }

  function pagesOf(graph: ModuleGraph) {
    pages ??= [...reachedFrom(app, graph)]
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => id.includes('/src/site/'))
      .map((id) => ({ id, reached: reachedFrom(id, graph) }));
    return pages;
  }

  return (id: string, graph: ModuleGraph): string | null => {
    if (headerIcons.test(id) || (vendor.test(id) && !notVendor.test(id))) return 'vendor';
    if (id.includes('/lucide-react/')) return 'icons';
    if (id === start || id.includes('/node_modules/') || id.endsWith('.css')) return null;
    // Not in the entry's own file: with that comes its style sheet, which the pages carry in themselves.
    if (reachedFrom(start, graph).has(id)) return 'start';
    if (reachedFrom(app, graph).has(id)) return 'app';
    const pages = pagesOf(graph).filter((page) => page.reached.has(id));
    if (pages.length > 0 && id.includes('/src/catalogue/')) return 'catalogue';
    // The admin area uses these two, so that they would be files of their own.
    const content = pages.length > 0 && id.includes('/src/content/');
    const shared = pages.length > 1 || (pages.length > 0 && id.includes('/src/lib/'));
    if ((content || shared) && pages.some((page) => page.id.includes('hero-section')))
      return 'hero';
    if (content) return 'copy';
    if (!shared) return null;
    return id.includes('/src/site/') ? 'pages' : 'components';
  };
}
