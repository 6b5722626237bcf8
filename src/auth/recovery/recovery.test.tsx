import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { signedInAs } from '@/../tests/signed-in';
import { clearToasts, toastStore } from '@/components/ui/toast-store';

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});

afterEach(() => {
  clearToasts();
  localStorage.clear();
});

async function ask(answer: Response) {
  vi.mocked(fetch).mockImplementation(async () => answer.clone());
  const rendered = await renderRoute('/auth/forgot-password');
  await rendered.user.type(screen.getByLabelText('Email'), 'amna@example.com');
  await rendered.user.click(screen.getByRole('button', { name: 'Send the link' }));
  return rendered;
}

test('the address typed at the login goes along to “Forgot password?”', async () => {
  const { user } = await renderRoute('/auth');
  await user.type(
    within(screen.getByRole('form', { name: 'Login' })).getByLabelText('Email'),
    'a@b.example',
  );
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot password?' });
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.example');
});

test('the mail brings its reader to the screen for a new password', async () => {
  await ask(Response.json({}));
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
  const [[address, request] = []] = vi.mocked(fetch).mock.calls;
  expect(String(address)).toContain(
    `/auth/v1/recover?redirect_to=${encodeURIComponent('http://localhost:3000/auth/new-password')}`,
  );
  expect(JSON.parse(String(request?.body))).toMatchObject({ email: 'amna@example.com' });
});

test('no e-mail is promised: the limit of an hour may hold it back', async () => {
  await ask(Response.json({}));
  await screen.findByRole('heading', { name: 'Check your inbox' });
  const { textContent } = screen.getByRole('main');
  expect(textContent).not.toMatch(/on its way|has been sent/);
  expect(textContent).toContain('ask again an hour from now');
});

test.each([
  [429, 'over_email_send_rate_limit', 'email rate limit exceeded'],
  [400, 'email_address_not_authorized', 'Email address cannot be used as it is not authorized'],
])(
  'what only existing accounts meet is answered like a mail that was sent: %i %s',
  async (status, error_code, msg) => {
    const { user } = await ask(Response.json({ code: status, error_code, msg }, { status }));
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeInTheDocument();
    expect(screen.getByText('For amna@example.com')).toBeInTheDocument();
    expect(toastStore.get()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(screen.getByLabelText('Email')).toHaveValue('amna@example.com');
  },
);

test('a server that fails is said, and the address stays', async () => {
  await ask(Response.json({ code: 500, msg: 'Error sending recovery email' }, { status: 500 }));
  expect(await screen.findByText(/^The server has a problem/)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('amna@example.com');
});

test('without a session there is no new password to set: the sign-in page opens', async () => {
  const { router } = await renderRoute('/auth/new-password');
  expect(router.state.location.pathname).toBe('/auth');
});

test('an ordinary user whom no link has signed in is led to one', async () => {
  signedInAs('amna@example.com');
  const { router } = await renderRoute('/auth/new-password');
  expect(await screen.findByLabelText('Email')).toHaveValue('amna@example.com');
  expect(router.state.location.pathname).toBe('/auth/forgot-password');
  expect(screen.queryByLabelText('New password')).toBeNull();
});
