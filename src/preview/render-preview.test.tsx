import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useSection } from '@/content/published/use-section';
import { heroSection } from '@/content/sections/hero/default-content';
import { renderPreview } from './render-preview';

const submit = vi.fn();

function Titles() {
  const { slides } = useSection(heroSection);
  const titles = slides.map(({ id, title }) => <h2 key={id}>{title}</h2>);
  return slides.length === 0 ? null : <form onSubmit={submit}>{titles}</form>;
}

function send(message: unknown, event: MessageEventInit = {}) {
  const init = { data: message, source: window.parent, origin: window.location.origin, ...event };
  return act(async () => window.dispatchEvent(new MessageEvent('message', init)));
}

function slides(...titles: string[]) {
  const content = { slides: titles.map((title, index) => ({ id: `${index}`, title })) };
  return { type: 'content', section: 'hero', content, focus: null };
}

function titles() {
  return screen
    .queryAllByRole('heading')
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\u2060|[\u{e0100}-\u{e01ef}]/gu, ''));
}

test('the page follows the editor, ignores others and takes no words of its own', async () => {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  const router = createMemoryRouter([{ path: '/', element: <Titles /> }]);
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    renderPreview(root, () => (
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    )),
  );
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'ready' }, window.location.origin);
  expect(titles()).toEqual([]);

  await send(slides('Rice', 'Dates'));
  await waitFor(() => expect(titles()).toEqual(['Rice', 'Dates']));
  await send(slides('Figs', 'Dates'));
  await waitFor(() => expect(titles()).toEqual(['Figs', 'Dates']));
  const form = document.forms[0] as HTMLFormElement;
  await waitFor(() => expect(form).toHaveAttribute('inert'));
  expect(fireEvent.submit(form)).toBe(false);
  expect(submit).not.toHaveBeenCalled();

  await send(slides('Evil'), { origin: 'https://evil.example' });
  await send(slides('Evil'), { source: null });
  await send('Evil');
  // Browser extensions post messages to every frame.
  await send({ type: 'settings', theme: 'dark' });
  expect(titles()).toEqual(['Figs', 'Dates']);
});
