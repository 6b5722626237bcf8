import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteMatch,
  RouterProvider,
} from 'react-router-dom';
import { reportLinkError } from '@/auth/report-link-error';
import { App } from './app';
import './index.css';
import { routes } from './routes';

// A function, since chunks that wait for this module must not wait for what it awaits.
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  reportLinkError();

  // The build has written the public pages into HTML files. A host that answers an address with
  // another page's file has given nothing to continue from: the screen is then drawn anew.
  const screens = matchRoutes(routes, window.location) ?? [];
  const writtenFor = document.documentElement.dataset.route;
  const written = writtenFor !== undefined && writtenFor === screens.at(-1)?.route.path;
  if (written) await loadScreens(screens);

  const app = (
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  if (written) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** What is on the page already must not give way to a placeholder, so its code comes before the start. */
async function loadScreens(screens: RouteMatch[]) {
  await Promise.all(
    screens.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      // A part that cannot be fetched is the router's to report.
      const loaded = await route.lazy().catch(() => undefined);
      if (loaded) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

void start();
