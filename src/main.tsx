import './index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteMatch,
  RouterProvider,
} from 'react-router-dom';
import { paths } from '@/config/paths';
import { matchedPath } from '@/lib/matched-path';
import { reloadForMissingChunks } from '@/lib/missing-chunk';
import { inPreviewFrame } from '@/lib/preview-frame';
import { randomId } from '@/lib/random-id';
import { registerServiceWorker } from '@/lib/register-service-worker';
import { App } from './app';
import { routes } from './routes';

/**
 * Hydrates the prerendered page (`data-prerendered` names its path), or renders where there is none:
 * sign-in, the admin area, the editor's preview, or a host that answers with another page's file.
 */
async function start(root: HTMLElement) {
  const { dataset } = document.documentElement;
  const { prerendered } = dataset;
  // E-mail links lead to the site root where no other redirect is allowed.
  const { pathname, hash } = window.location;
  const [, emailed] = /[#&](error_code=|type=recovery)/.exec(hash) ?? [];
  if (pathname === paths.home && emailed) {
    const path = emailed === 'type=recovery' ? paths.newPassword : paths.auth;
    return window.location.replace(path + hash);
  }
  if (prerendered) window.addEventListener('popstate', reloadOnBack);
  reloadForMissingChunks();
  if (nameHistoryEntry() === 'visited before') {
    delete dataset.prerendered;
    dataset.restored = '';
  }
  // Not in browsers of before 2026: they come back to about the same place.
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    document.documentElement.toggleAttribute('data-restored', navigationType === 'traverse');
  });

  // A chunk that does not load leaves the prerendered page as it is, with links that work.
  const matches = matchRoutes(routes, window.location) ?? [];
  if (!(await loadLazyRoutes(matches)) && prerendered) return;

  // With hydration data, even none, the router leaves the scroll position of a new document alone.
  const renderApp = () => (
    <App>
      <RouterProvider router={createBrowserRouter(routes, { hydrationData: {} })} />
    </App>
  );
  if (inPreviewFrame()) {
    const { drawPreview } = await import('@/preview/draw-preview');
    drawPreview(root, renderApp);
  } else if (prerendered && prerendered === matchedPath(matches)) {
    hydrateRoot(root, renderApp());
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
    whenIdle(() => {
      window.removeEventListener('popstate', reloadOnBack);
      delete dataset.prerendered;
    });
    if (import.meta.env.PROD) registerServiceWorker();
  } else {
    window.removeEventListener('popstate', reloadOnBack);
    root.replaceChildren();
    // Of another page's file, which a host or the service worker has answered with.
    if (prerendered) for (const element of document.querySelectorAll(headOfPage)) element.remove();
    createRoot(root).render(renderApp());
  }
}

/**
 * Loads the matched routes' chunks before the router exists, which would otherwise render a fallback:
 * https://reactrouter.com/start/data/custom#4-hydrate-in-the-browser. False when one cannot be loaded.
 */
async function loadLazyRoutes(matches: RouteMatch[]): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return outcomes.every(({ status }) => status === 'fulfilled');
}

/** What names a page: React hoists it from the page that is rendered. */
const headOfPage =
  'title, meta:is([name="description"], [name="robots"], [name^="twitter:"], [property]), [rel="canonical"], [type="application/ld+json"]';

const openedPath = window.location.pathname + window.location.search;

/** React Router misses a `popstate` during hydration: Back is then a document load, like every link. */
function reloadOnBack(event: PopStateEvent) {
  // The fragment alone, after the skip link.
  if (window.location.pathname + window.location.search === openedPath) return;
  event.stopImmediatePropagation();
  window.location.reload();
}

/**
 * Gives a document's first history entry a key. Without one React Router stores its scroll position as
 * "default", and restores that on the next document opened in the same tab.
 */
function nameHistoryEntry(): 'new' | 'visited before' {
  if (window.history.state?.key) return 'visited before';
  const key = randomId();
  window.history.replaceState({ ...window.history.state, key }, '');
  return 'new';
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
void start(root);
