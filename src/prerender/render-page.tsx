import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, MemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '@/app';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { contactSection } from '@/content/sections/contact/default-content';
import { loadLazyRoutes, matchedPath } from '@/lib/start-up/route-matches';
import { routes } from '@/routes';
import { pagePaths } from './page-paths';
import { dataElement, structuredData } from './structured-data';

/** `path`: see `matchedPath`. The browser hydrates the HTML only if the URL matches it. */
export async function renderPage(path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  await loadLazyRoutes(matches);
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: {} });
  const { prelude } = await prerender(
    <App>
      <RouterProvider router={router} />
    </App>,
    // By default, React writes large Suspense boundaries at the end and moves them into place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React writes `<title>`, `<meta>` and `<link>` before everything else.
  const headLength = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0].length;
  const head = html.slice(0, headLength);
  const matched = matchedPath(matches) ?? '*';
  const page = pagePaths.find((each) => each === matched);
  // The page's JSON-LD. A component for it would be downloaded by visitors.
  const data = page ? dataElement(structuredData(page, contactSection.contentOfBuild)) : '';
  return { head, data, body: html.slice(headLength), path: matched };
}

/** What sign-in and the admin area show without JavaScript. */
export function shellWithoutScripts(): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AuthFrame>
        <AuthCard
          heading="This page needs JavaScript"
          text="Your browser does not run it. Logging in, signing up and editing the website need it. Every page for visitors can be read without it."
        >
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
        </AuthCard>
      </AuthFrame>
    </MemoryRouter>,
  );
}
