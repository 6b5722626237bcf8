import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '@/app';
import { company } from '@/config/company';
import { publicPaths } from '@/config/paths';
import { contactSection } from '@/content/sections/contact/default-content';
import { routes } from '@/routes';
import { dataElement, structuredData } from './structured-data';

export type PrerenderedPage = {
  /** Title, description and whatever else React puts into the head. */
  head: string;
  /** What it says to search engines, for the head as well; empty where they have nothing to look for. */
  data: string;
  body: string;
  /** The path of the matched route, by which the browser knows the page again. */
  route: string;
};

/** Draws one screen, as a browser without a session would at first, into HTML. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be written.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    // Parts above this size would be written at the end, with a script in the page that moves them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React puts what belongs into the head before the first element of the body.
  const headLength = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0].length;
  const head = html.slice(0, headLength);
  const route = matchRoutes(routes, path)?.at(-1)?.route.path ?? '*';
  return { head, data: dataOf(route, head), body: html.slice(headLength), route };
}

/** Outside React, so that no visitor downloads the code for it. */
function dataOf(route: string, head: string): string {
  const path = publicPaths.find((each) => each === route);
  if (!path) return '';
  const [, fullTitle = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const title = unescapeHtml(fullTitle).replace(` | ${company.name}`, '');
  return dataElement(
    structuredData(
      { path, title },
      contactSection.publishedAtBuild ?? contactSection.defaultContent,
    ),
  );
}

/** The five characters that React escapes in a text. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
