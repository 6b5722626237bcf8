import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { contactSection } from '@/content/sections/contact/default-content';
import { previewFrameName } from '@/lib/browser/in-preview-frame';
import { createQueryClient } from '@/lib/query-client';
import { publishedSectionsQuery, useSection } from './use-section';

function Hours() {
  return <p>{useSection(contactSection).businessHours}</p>;
}

test('a part that is hydrated after the backend failed does not ask again', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const queryClient = createQueryClient();
  const page = (late: boolean) => (
    <QueryClientProvider client={queryClient}>
      <Hours />
      {late && <Hours />}
    </QueryClientProvider>
  );
  const { rerender } = render(page(false));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  rerender(page(true));
  expect(screen.getAllByText(contactSection.defaultContent.businessHours)).toHaveLength(2);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a part that is hydrated after the answer takes the page as it is, then shows what is published', async () => {
  const queryClient = createQueryClient();
  const page = (
    <QueryClientProvider client={queryClient}>
      <Hours />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const contact = { ...contactSection.defaultContent, businessHours: 'Every day, 6 AM - 10 PM' };
  queryClient.setQueryData(publishedSectionsQuery.queryKey, { contact });
  const onRecoverableError = vi.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(await screen.findByText(contact.businessHours)).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('the preview shows what a colleague publishes beside the section that is being edited', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const frame = Object.assign(document.createElement('iframe'), { name: previewFrameName });
  vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Hours />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const contact = { ...contactSection.defaultContent, businessHours: 'Every day, 6 AM - 10 PM' };
  const row = { section: 'contact', entry: 7, format: 1, content: contact };
  fetched.mockImplementation(async () => Response.json([row]));
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await screen.findByText(contact.businessHours)).toBeVisible();
  vi.useRealTimers();
});
