import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openRoute } from '@/../tests/render-route';
import { sessionOf, signedInAs } from '@/../tests/signed-in';
import { clearToasts, showToast, toastStore } from '@/components/ui/toast/toast-store';

type Answer = () => Promise<Response>;

const admin: Answer = async () => Response.json([{ role: 'admin' }]);
const noAdmin: Answer = async () => Response.json([]);
const noNetwork: Answer = async () => {
  throw new TypeError('Failed to fetch');
};

/** What the server answers to the look-up of the role. */
const lookUp = vi.fn<Answer>();

beforeEach(() => {
  signedInAs('amna@example.com');
  clearToasts();
  lookUp.mockReset();
  vi.mocked(fetch).mockImplementation(async (url) => {
    const { pathname, searchParams } = new URL(String(url), 'http://localhost');
    const isLookUp = pathname.endsWith('/user_roles') && searchParams.has('user_id');
    return isLookUp ? lookUp() : Response.json([]);
  });
});

function hold(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<void>();
  lookUp.mockImplementation(() => promise.then(answer));
  return resolve;
}

const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });

test('a user without the role waits until that is known, and is sent home, not to sign in', async () => {
  const release = hold(noAdmin);
  const router = openRoute('/admin/hero');
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  expect(await screen.findByText('Checking your rights')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/hero');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(visited).not.toContain('/auth');
  expect(toastStore.get()).toMatchObject([{ title: 'Only administrators can open that page.' }]);
  expect(router.state.historyAction, 'Back leads past the page').toBe('REPLACE');
  expect(screen.queryByRole('link', { name: 'Admin Panel' })).toBeNull();
});

test('an administrator waits for one look-up, and goes from the Admin Panel through the area with it', async () => {
  const release = hold(admin);
  const router = openRoute('/core-values');
  await screen.findByRole('heading', { level: 1, name: 'Core Values' });
  await waitFor(() => expect(lookUp).toHaveBeenCalled());
  expect(screen.queryByRole('link', { name: 'Admin Panel' })).toBeNull();
  release();
  const user = userEvent.setup();
  const [panel] = await screen.findAllByRole('link', { name: 'Admin Panel' });
  await user.click(panel as HTMLElement);
  await dashboard();
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  expect(router.state.location.pathname).toBe('/admin/account');
  expect(lookUp).toHaveBeenCalledTimes(1);
});

test('an administrator whose role is taken is told so, and sent home; who is given it sees the Admin Panel', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  lookUp.mockImplementation(admin);
  const router = openRoute('/admin');
  await dashboard();
  lookUp.mockImplementation(noAdmin);
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(toastStore.get()).toMatchObject([{ title: 'You are no longer an administrator.' }]);
  lookUp.mockImplementation(admin);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findAllByRole('link', { name: 'Admin Panel' })).not.toEqual([]);
  vi.useRealTimers();
  act(() => showToast({ title: 'Your typing is kept.' }));
  await router.navigate('/admin');
  await dashboard();
  expect(
    toastStore.get().map(({ title }) => title),
    'what kept them out is said no more',
  ).toEqual(['Your typing is kept.']);
});

test('a look-up that fails is no want of the role: it is said, and can be tried again', async () => {
  lookUp.mockImplementation(noNetwork);
  const router = openRoute('/admin');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t check your account');
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  expect(router.state.location.pathname).toBe('/admin');
  lookUp.mockImplementation(admin);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await dashboard();
});

test('a session that cannot be refreshed for want of a network is not given up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const past = { ...sessionOf('amna@example.com'), expires_at: 1_700_000_000 };
  localStorage.setItem('saffron-gate-session', JSON.stringify(past));
  vi.mocked(fetch).mockImplementation(noNetwork);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const router = openRoute('/admin');
  // What is loaded lazily takes real time.
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
  }, 5000);
  expect(router.state.location.pathname).toBe('/admin');
  expect(localStorage.getItem('saffron-gate-session')).toBe(JSON.stringify(past));
  vi.useRealTimers();
});
