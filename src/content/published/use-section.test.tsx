import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contactDefaultContent, contactSection } from '@/content/sections/contact/default-content';
import { createQueryClient } from '@/lib/query-client';
import { useSection } from './use-section';

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
  expect(screen.getAllByText(contactDefaultContent.businessHours)).toHaveLength(2);
  expect(fetched).toHaveBeenCalledOnce();
});
