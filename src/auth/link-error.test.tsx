import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { signedInAs } from '@/../tests/signed-in';
import { clearToasts, toastStore } from '@/components/ui/toast-store';

afterEach(() => {
  clearToasts();
  localStorage.clear();
});

const somebodysWords = 'error_description=Call+0900+666+now';

test.each([
  ['user_banned', 'This account has been suspended.'],
  ['unexpected_failure', 'This link did not work. Sign in, or sign up again for a new one.'],
  ['__proto__', 'This link did not work. Sign in, or sign up again for a new one.'],
])('a link refused with %s is explained in our words', async (code, sentence) => {
  await renderRoute(`/auth#error=access_denied&error_code=${code}&${somebodysWords}&sb=`);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(document.body).not.toHaveTextContent('0900');
});

test.each(['/auth', '/auth/new-password'])(
  'on %s a link that has expired is said to have, and a new one is offered',
  async (path) => {
    const { router } = await renderRoute(
      `${path}#error=access_denied&error_code=otp_expired&${somebodysWords}`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or was used before.',
    );
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeInTheDocument();
    expect(toastStore.get()).toEqual([]);
    expect(document.body).not.toHaveTextContent('0900');
    expect(router.state.location).toMatchObject({ pathname: '/auth/forgot-password', hash: '' });
  },
);

test('a description alone is an error, too', async () => {
  await renderRoute(`/auth#${somebodysWords}`);
  expect(await screen.findByText(/^This link did not work/)).toBeInTheDocument();
});

test('somebody signed in goes on to the website: the session is as before', async () => {
  signedInAs('amna@example.com');
  const { router } = await renderRoute(`/auth#error=access_denied&${somebodysWords}`);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', hash: '' }));
});

test('on another page nothing is said', async () => {
  await renderRoute(`/about#error=access_denied&error_code=otp_expired&${somebodysWords}`);
  expect(toastStore.get()).toEqual([]);
  expect(document.body).not.toHaveTextContent('0900');
});

test('any other fragment is left alone', async () => {
  const { router } = await renderRoute('/auth#main');
  expect(toastStore.get()).toEqual([]);
  expect(router.state.location.hash).toBe('#main');
});
