import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useSection } from '@/content/published/use-section';
import { heroSection } from '@/content/sections/hero/default-content';
import { type PreviewFrameElement, renderPreview, type ShowContent } from './render-preview';

const submit = vi.fn();

function Titles() {
  const { slides } = useSection(heroSection);
  const titles = slides.map(({ id, title }) => <h2 key={id}>{title}</h2>);
  return slides.length === 0 ? null : <form onSubmit={submit}>{titles}</form>;
}

function slides(...titles: string[]) {
  return { slides: titles.map((title, index) => ({ id: `${index}`, title })) };
}

function titles() {
  return screen
    .queryAllByRole('heading')
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\u2060|[\u{e0100}-\u{e01ef}]/gu, ''));
}

test('the page follows the editor, ignores others and takes no words of its own', async () => {
  const onReady = vi.fn<(show: ShowContent) => void>();
  const frame = Object.assign(document.createElement('iframe'), {
    onReady,
  }) satisfies PreviewFrameElement;
  vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
  const router = createMemoryRouter([{ path: '/', element: <Titles /> }]);
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    renderPreview(root, () => (
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    )),
  );
  expect(onReady).toHaveBeenCalledOnce();
  const show = (content: object) =>
    act(async () => onReady.mock.lastCall?.[0]('hero', content, null));
  expect(titles()).toEqual([]);

  await show(slides('Rice', 'Dates'));
  await waitFor(() => expect(titles()).toEqual(['Rice', 'Dates']));
  await show(slides('Figs', 'Dates'));
  await waitFor(() => expect(titles()).toEqual(['Figs', 'Dates']));
  const form = document.forms[0] as HTMLFormElement;
  await waitFor(() => expect(form).toHaveAttribute('inert'));
  expect(fireEvent.submit(form)).toBe(false);
  expect(submit).not.toHaveBeenCalled();

  // Other websites, and browser extensions, post messages to every frame.
  const data = { type: 'content', section: 'hero', content: slides('Evil'), focus: null };
  for (const message of [data, 'Evil'])
    await act(async () => window.dispatchEvent(new MessageEvent('message', { data: message })));
  expect(titles()).toEqual(['Figs', 'Dates']);
});
