import './index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { ownPath } from '@/config/paths';
import { inPreviewFrame } from '@/lib/browser/in-preview-frame';
import { randomId } from '@/lib/random-id';
import { rememberEarlyFields } from '@/lib/start-up/early-text';
import { reloadOnBack } from '@/lib/start-up/history-before-hydration';
import { reloadForMissingChunks, showWithoutScripts } from '@/lib/start-up/missing-chunk';
import { registerServiceWorker } from '@/lib/start-up/register-service-worker';
import { loadLazyRoutes, matchedPath } from '@/lib/start-up/route-matches';
import { ignoreSecondPresses } from '@/lib/start-up/second-press';
import { guardTranslatedText, reportUnlessTranslated } from '@/lib/start-up/translated-text';
import { App } from './app';
import { routes } from './routes';

// Hydrates a prerendered page if the URL matches its `data-prerendered`. Without prerendered HTML (sign-in, admin,
// preview), or with the HTML of another page, renders from scratch.
async function start(root: HTMLElement) {
  const { origin, pathname: asked, search, hash } = window.location;
  const { prerendered } = document.documentElement.dataset;
  const own = ownPath(asked);
  const pathname = matchedPath(matchRoutes(routes, own) ?? []) === '*' ? asked : own;
  // A session in the address, of a link that is not ours, would be passed on with it.
  const address = origin + pathname + search + hash.replaceAll(/([#&]\w+_token=)[^&]*/g, '$1');
  // The HTML of the page that is meant, in place of the 404 page.
  if (pathname !== asked && prerendered === '*') return window.location.replace(address);
  // React Router saves scroll positions under the key. Without one, the next page in the tab would scroll to this one's.
  window.history.replaceState({ key: randomId(), ...window.history.state }, '', address);
  if (prerendered) reloadOnBack();
  rememberEarlyFields();
  guardTranslatedText();
  ignoreSecondPresses();
  reloadForMissingChunks();

  // If a chunk fails to load, the prerendered page stays, with links that work.
  const matches = matchRoutes(routes, window.location) ?? [];
  if (!(await loadLazyRoutes(matches)) && prerendered) return showWithoutScripts();
  // Back, pressed meanwhile, reloads the page: the router would render the previous page over this page's HTML.
  if (prerendered && window.location.pathname !== pathname) return;

  // `hydrationData`, even an empty one, stops the router from resetting the scroll position at the start.
  const renderApp = () => (
    <App>
      <RouterProvider router={createBrowserRouter(routes, { hydrationData: {} })} />
    </App>
  );
  if (inPreviewFrame()) {
    const { renderPreview } = await import('@/preview/render-preview');
    renderPreview(root, renderApp);
  } else if (prerendered && prerendered === matchedPath(matches)) {
    // In a transition, React hydrates one Suspense boundary at a time and lets the browser handle input in between.
    const options = { onRecoverableError: reportUnlessTranslated };
    startTransition(() => void hydrateRoot(root, renderApp(), options));
    if (import.meta.env.PROD) void registerServiceWorker();
  } else {
    root.replaceChildren();
    // Remove the head elements of the HTML, of the shell or another page. React adds those of this page.
    for (const old of document.querySelectorAll(pageHeadSelector)) old.remove();
    createRoot(root).render(renderApp());
  }
}

const pageHeadSelector =
  'title,meta:not([charset],[name=viewport],[name^=theme]),[rel=canonical],[type$=json]';

void start(document.getElementById('root') as HTMLElement);
