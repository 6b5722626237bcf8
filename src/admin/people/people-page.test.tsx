// The routes load this module lazily. Compiled during a test, it could take longer than the test waits.
import '@/admin/admin-layout';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { signedInAs } from '@/../tests/signed-in';
import { peopleQuery } from '@/admin/data/people';
import { AuthProvider } from '@/auth/auth-context';
import { UnsavedWorkProvider } from '@/auth/unsaved-work';
import { clearToasts } from '@/components/ui/toast-store';
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

afterEach(() => {
  localStorage.clear();
  clearToasts();
});

function show(administrators: Administrator[]) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnMount: false } },
  });
  client.setQueryData(peopleQuery.queryKey, administrators);
  const element = (
    <UnsavedWorkProvider>
      <PeoplePage />
    </UnsavedWorkProvider>
  );
  render(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
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

test('removing asks once, and without any answer it is unknown', async () => {
  const user = userEvent.setup();
  show([amna, badr]);
  await user.click(screen.getByRole('button', { name: 'Remove Badr Omar' }));
  const question = screen.getByRole('dialog', { name: 'Remove Badr Omar?' });
  expect(question).toHaveTextContent('b@example.com will not be able to edit the website any more');
  await user.click(within(question).getByRole('button', { name: 'Keep' }));
  expect(fetch).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove Badr Omar' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  const unknown = 'We don’t know yet whether Badr Omar was removed. Press again to find out.';
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Badr Omar' })).toBeInTheDocument();
});

type Answer = () => Response;
const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const refused = (code: string, message: string) => () =>
  Response.json({ code, message }, { status: 400 });
const self = { ...amna, user_id: 'id-of-amna@example.com' };
const carim = { ...badr, user_id: 'c', full_name: 'Carim Aziz', email: 'carim@example.com' };

/** Opens the page as Amna. `answer` responds to the change; the administrators are `after` from then on. */
async function open(answer: Answer, after: Administrator[]) {
  signedInAs('amna@example.com', 'admin');
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  let stored: Administrator[] = [self, badr];
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const request = String(url);
    if (request.includes('/rpc/administrators')) return Response.json(stored);
    if (request.includes('/user_roles')) {
      return Response.json(stored.includes(self) ? [{ role: 'admin' }] : []);
    }
    if (!/(make|remove)_administrator/.test(request)) return rest(url, init);
    stored = after;
    return answer();
  });
  const { user, router } = await renderRoute('/admin/people');
  return {
    router,
    make: async () => {
      await user.type(await screen.findByLabelText('Their e-mail address'), ' Carim@example.com');
      await user.type(screen.getByLabelText('Their account code'), '7f3a 92d1');
      await user.click(screen.getByRole('button', { name: 'Make administrator' }));
    },
    remove: async ({ full_name }: Administrator) => {
      await user.click(await screen.findByRole('button', { name: `Remove ${full_name}` }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    },
  };
}

test.each([
  ['a lost answer', lost],
  ['"already"', refused('PT400', 'Carim Aziz is an administrator already.')],
])('after %s to making somebody an administrator, the list is read again', async (_, answer) => {
  const { make } = await open(answer, [self, badr, carim]);
  await make();
  expect(await screen.findByText('Carim Aziz is an administrator.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Carim Aziz' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a lost answer', lost],
  ['"not any more"', refused('PT404', 'This account is not an administrator any more.')],
])('after %s to removing somebody, the list is read again', async (_, answer) => {
  const { remove } = await open(answer, [self, carim]);
  await remove(badr);
  expect(await screen.findByText('Badr Omar is no longer an administrator.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Badr Omar' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever has removed themselves leaves, also after a lost answer', async () => {
  const { router, remove } = await open(lost, [badr]);
  await remove(self);
  expect(await screen.findByText('You are no longer an administrator.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('an answer of a wrong shape is none, and an empty list of administrators is not loaded', async () => {
  const { make, remove } = await open(() => Response.json([]), []);
  await remove(badr);
  expect(await screen.findByText(/^We don’t know yet whether Badr Omar was removed/)).toBeVisible();
  await make();
  expect(
    await screen.findByText(/^We don’t know yet whether they were made an administrator/),
  ).toBeVisible();
  expect(screen.getByText(/^Couldn’t load the administrators/)).toBeVisible();
});

test('a change that was not made is said to have failed', async () => {
  const { make, remove } = await open(lost, [self, badr]);
  await make();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  await remove(badr);
  expect(await screen.findAllByText(/^We could not reach the server/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Remove Badr Omar' })).toBeVisible();
});
