import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteMatch,
  RouterProvider,
} from 'react-router-dom';
import { visitorMoved } from '@/lib/first-view';
import { goLive } from '@/lib/live-parts';
import { reloadOnceForMissingChunk } from '@/lib/missing-chunk';
import { inPreviewFrame } from '@/lib/preview-frame';
import { App } from './app';
import { routes } from './routes';

/** Puts the app on the page. */
export async function mount(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');

  // The build has written the public pages into HTML files. A host that answers an address with
  // another page's file has given nothing to continue from: the screen is then drawn anew.
  const screens = matchRoutes(routes, window.location) ?? [];
  const isWritten = () => {
    const here = matchRoutes(routes, window.location)?.at(-1)?.route.path;
    return here !== undefined && here === document.documentElement.dataset.route;
  };
  if (isWritten() && !(await loadScreens(screens))) {
    // The page can be read as it stands, and its links lead on: better than a message in its place.
    return reloadOnceForMissingChunk();
  }

  const followBack = holdBack();
  const drawApp = () => (
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
      <Live part={root} onLive={followBack} />
    </App>
  );
  // Asked again, as somebody may have gone back meanwhile.
  if (isWritten() && !inPreviewFrame()) {
    hydrateRoot(root, drawApp());
    if (import.meta.env.PROD) {
      await visitorMoved();
      // Without it, the site is as whole as in a private window.
      const worker = await import('@/site/keep-offline').catch(() => undefined);
      worker?.keepOffline();
    }
    return;
  }
  // From here on the page is as if nothing had been written of it.
  delete document.documentElement.dataset.route;
  if (inPreviewFrame()) {
    const { drawPreview } = await import('@/preview/draw-preview');
    await loadScreens(screens);
    drawPreview(root, drawApp);
  } else {
    root.replaceChildren();
    createRoot(root).render(drawApp());
  }
}

function Live({ part, onLive }: { part: HTMLElement; onLive: () => void }) {
  useEffect(() => {
    goLive(part);
    onLive();
  }, [part, onLive]);
  return null;
}

/**
 * Keeps Back from the router, whose listener comes after this one, while the app takes over a page: it
 * would go on from another page than the one that is written. Returns how to follow it then.
 */
function holdBack(): () => void {
  let held = false;
  function hold(event: Event) {
    held = true;
    event.stopImmediatePropagation();
  }
  window.addEventListener('popstate', hold);
  return () => {
    window.removeEventListener('popstate', hold);
    if (held) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    held = false;
  };
}

/**
 * What is on the page already must not give way to a placeholder, so its code comes before the start.
 * False when a part cannot be fetched.
 */
async function loadScreens(screens: RouteMatch[]): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    screens.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return outcomes.every(({ status }) => status === 'fulfilled');
}
