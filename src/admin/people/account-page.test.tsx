// Compiled before the test: on a busy machine that takes longer than a test waits for a page.
import '@/admin/admin-layout';
import './account-page';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { signedInAs } from '@/../tests/signed-in';

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
