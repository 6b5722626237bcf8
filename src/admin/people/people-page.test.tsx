import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { peopleQuery } from '@/admin/data/people';
import { AuthProvider } from '@/auth/auth-context';
import type { Administrator } from '@/lib/supabase/database.types';
import { PeoplePage } from './people-page';

const since = '2026-03-12T14:05:00';
const amna = {
  user_id: 'a',
  full_name: 'Amna Saleh',
  email: 'amna@example.com',
  since,
  made_by: null,
};
const badr = {
  ...amna,
  user_id: 'b',
  full_name: 'Badr Omar',
  email: 'b@example.com',
  made_by: 'Amna Saleh',
};

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

function show(administrators: Administrator[]) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnMount: false } },
  });
  client.setQueryData(peopleQuery.queryKey, administrators);
  render(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <PeoplePage />
      </AuthProvider>
    </QueryClientProvider>,
  );
  const region = screen.getByRole('region', { name: 'Administrators' });
  return within(region).getAllByRole('listitem');
}

test('each administrator stands with address, date, and by whom', () => {
  const rows = show([amna, badr, { ...badr, user_id: 'c', made_by: null }]);
  expect(rows[0]).toHaveTextContent(
    /Amna Saleh ?amna@example.com ?Since 12 Mar 2026 · First administrator/,
  );
  expect(rows[1]).toHaveTextContent(/Since 12 Mar 2026, added by Amna Saleh/);
  expect(rows[2]).toHaveTextContent(/Since 12 Mar 2026, added by whoever runs the website/);
});

test('the last administrator has no button to be removed by', () => {
  const [row] = show([amna]);
  expect(row).toHaveTextContent('The last administrator cannot be removed.');
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

test('removing asks once, and a failure says why and changes nothing', async () => {
  const user = userEvent.setup();
  show([amna, badr]);
  await user.click(screen.getByRole('button', { name: 'Remove Badr Omar' }));
  const question = screen.getByRole('dialog', { name: 'Remove Badr Omar?' });
  expect(question).toHaveTextContent('b@example.com will not be able to edit the website any more');
  await user.click(within(question).getByRole('button', { name: 'Keep' }));
  expect(fetch).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove Badr Omar' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(screen.getByRole('button', { name: 'Remove Badr Omar' })).toBeInTheDocument();
});
