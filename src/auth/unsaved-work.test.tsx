import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/query-client';
import { LeaveQuestion, leave, setUnsaved } from './unsaved-work';

const signOut = vi.fn();

function Form({ save }: { save: () => Promise<boolean> }) {
  useEffect(() => {
    setUnsaved('backed up', save);
    return () => setUnsaved(null);
  }, [save]);
  return (
    <>
      <Link to="/admin">Dashboard</Link>
      <Link to="/about">About</Link>
      <button type="button" onClick={() => leave(signOut)}>
        Logout
      </button>
      <button type="button" onClick={() => setUnsaved(null)}>
        Saved
      </button>
    </>
  );
}

function openForm() {
  signOut.mockClear();
  const saving = Promise.withResolvers<boolean>();
  const save = () => saving.promise;
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Outlet />
          <LeaveQuestion />
        </>
      ),
      children: [
        { path: '/', element: <Form save={save} /> },
        { path: '*', element: null },
      ],
    },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    path: () => router.state.location.pathname,
    press: (name: string, role = 'button') => userEvent.click(screen.getByRole(role, { name })),
    saved: () => act(async () => saving.resolve(true)),
  };
}

test('Save draft and leave leaves once the draft is saved', async () => {
  const { path, press, saved } = openForm();
  await press('Dashboard', 'link');
  await press('Save draft and leave');
  expect(path()).toBe('/');
  // `aria-disabled` keeps the focus, unlike `disabled`.
  expect(screen.getByRole('button', { name: 'Saving draft…' })).toHaveAttribute('aria-disabled');
  await saved();
  expect(path()).toBe('/admin');
});

test('Stay takes it back: the save then leaves nothing, also while the next link asks', async () => {
  const { path, press, saved } = openForm();
  await press('Dashboard', 'link');
  await press('Save draft and leave');
  await press('Stay');
  await press('Logout');
  await press('Save draft and leave');
  await press('Stay');
  await press('About', 'link');
  await saved();
  expect(path()).toBe('/');
  await press('Leave');
  expect(path()).toBe('/about');
  expect(signOut).not.toHaveBeenCalled();
});

test('what is saved while it is asked is said to be', async () => {
  const { press } = openForm();
  await press('Dashboard', 'link');
  expect(screen.getByText('Your typing is kept on this computer.')).toBeVisible();
  act(() => screen.getByText('Saved').click());
  expect(screen.getByText('Your text is saved now.')).toBeVisible();
});
