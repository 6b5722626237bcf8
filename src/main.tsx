import './index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { paths } from '@/config/paths';
import { inPreviewFrame } from '@/lib/preview-frame';
import { ensureHistoryKey, reloadOnBack } from '@/lib/start-up/history-before-hydration';
import { reloadForMissingChunks } from '@/lib/start-up/missing-chunk';
import { registerServiceWorker } from '@/lib/start-up/register-service-worker';
import { loadLazyRoutes, matchedPath } from '@/lib/start-up/route-matches';
import { App } from './app';
import { routes } from './routes';

/**
 * Hydrates the prerendered page (`data-prerendered` names its path). Sign-in, the admin area and the editor's preview
 * are rendered, as is a page for which the host answers with another page's file.
 */
async function start(root: HTMLElement) {
  const { pathname, hash } = window.location;
  // E-mail links lead to the site root where no other redirect is allowed.
  const [, emailed] = /[#&](error_code=|type=recovery)/.exec(hash) ?? [];
  if (pathname === paths.home && emailed) {
    const path = emailed === 'type=recovery' ? paths.newPassword : paths.auth;
    return window.location.replace(path + hash);
  }
  const { prerendered } = document.documentElement.dataset;
  if (prerendered) reloadOnBack();
  reloadForMissingChunks();
  ensureHistoryKey();

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
    // In a transition React yields to the browser, and hydrates one Suspense boundary after the other.
    startTransition(() => void hydrateRoot(root, renderApp()));
    if (import.meta.env.PROD) void registerServiceWorker();
  } else {
    root.replaceChildren();
    // The head of the wrong page; React hoists the right one's.
    if (prerendered) for (const element of document.querySelectorAll(pageHead)) element.remove();
    createRoot(root).render(renderApp());
  }
}

const pageHead =
  'title,meta:not([charset],[name=viewport],[name^=theme]),[rel=canonical],[type$=json]';

void start(document.getElementById('root') as HTMLElement);
