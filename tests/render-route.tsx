import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, parsePath, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '@/app';
import { findProduct } from '@/catalogue/products';
import { routes } from '@/routes';

export function openRoute(address: string) {
  // By its key, a page finds what it remembered. Without one, each test would find what the last one left.
  const entry = { ...parsePath(address), key: crypto.randomUUID() };
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}

export async function renderRoute(address: string) {
  const router = openRoute(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return { router, user: userEvent.setup(), main: within(screen.getByRole('main')) };
}

export function hasScreen(address: string): boolean {
  const match = matchRoutes(routes, { pathname: '/', ...parsePath(address) })?.at(-1);
  if (match === undefined || match.route.path === '*') return false;
  return match.params.id === undefined || findProduct(match.params.id) !== undefined;
}

export function internalLinks(part: HTMLElement): string[] {
  return [...part.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'));
}

export function figuresIn(part: HTMLElement): string[] {
  return within(part)
    .getAllByRole('definition')
    .map((figure) => {
      const label = figure.parentElement?.querySelector('dt')?.textContent;
      return `${figure.textContent} ${label}`;
    });
}

export function sectionOf(part: HTMLElement): HTMLElement {
  const section = part.closest('section');
  if (!section) throw new Error(`“${part.textContent}” stands in no section`);
  return section;
}
