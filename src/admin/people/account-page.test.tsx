// Compiled before the test: on a busy machine that takes longer than a test waits for a page.
import '@/admin/admin-layout';
import './account-page';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { sessionOf, signedInAs } from '@/../tests/signed-in';

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});

afterEach(() => localStorage.clear());

test('an administrator whom no link has signed in sets a new password here', async () => {
  signedInAs('admin@example.com', 'admin');
  const { router } = await renderRoute('/auth/new-password');
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  expect(router.state.location.pathname).toBe('/admin/account');
  expect(screen.getByLabelText('Current password')).toBeRequired();
});

test('a new password that is refused is said to be, and the present one is not marked', async () => {
  signedInAs('admin@example.com', 'admin');
  const { user } = await renderRoute('/admin/account');
  const answer = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    if (String(url).includes('/token')) return Response.json(sessionOf('admin@example.com'));
    if (init?.method !== 'PUT') return answer(url, init);
    const msg = 'New password should be different from the old password.';
    return Response.json({ code: 422, error_code: 'same_password', msg }, { status: 422 });
  });
  const current = await screen.findByLabelText('Current password');
  await user.type(current, 'saffron-admin');
  await user.type(screen.getByLabelText('New password'), 'saffron-admin');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^New password should be different/);
  expect(current).toBeValid();
});
