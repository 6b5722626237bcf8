// The session store loads this module lazily. Compiled during a test, it could take longer than the test waits.
import '@/lib/supabase/create-supabase';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { clearToasts, toastStore } from '@/components/ui/toast/toast-store';

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch');
});

afterEach(clearToasts);

async function openTab(name: 'Login' | 'Sign Up') {
  const rendered = await renderRoute('/auth');
  await rendered.user.click(screen.getByRole('tab', { name }));
  const form = within(screen.getByRole('form', { name }));
  const field = (label: string) => form.getByLabelText(label);
  const submit = () => rendered.user.click(form.getByRole('button', { name }));
  return { ...rendered, form, field, submit };
}

async function send(tab: 'Login' | 'Sign Up', answer: Response | Promise<Response>) {
  vi.mocked(fetch).mockImplementation(async () => (await answer).clone());
  const rendered = await openTab(tab);
  const { field, user, submit } = rendered;
  if (tab === 'Sign Up') await user.type(field('Full Name'), 'Some One');
  await user.type(field('Email'), 'someone@example.com');
  await user.type(field('Password'), 'long-enough');
  await submit();
  return rendered;
}

test('the card has its title, its subtitle and two tabs, Login first, which keep what is typed', async () => {
  const { main, user } = await renderRoute('/auth');
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Saffron Gate Admin');
  expect(main.getByText('Access your account')).toBeInTheDocument();
  const tabs = main.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Login', 'Sign Up']);
  expect(main.getAllByRole('form')).toEqual([main.getByRole('form', { name: 'Login' })]);
  const form = within(main.getByRole('form', { name: 'Login' }));
  const password = form.getByLabelText('Password');
  await user.type(password, 'secret');
  await user.click(form.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(form.getByRole('button', { name: 'Hide password' }));
  await user.click(main.getByRole('tab', { selected: true }));
  await user.keyboard('{ArrowRight}');
  expect(main.getByRole('form', { name: 'Sign Up' })).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(password).toHaveValue('secret');
  expect(password).toHaveAttribute('type', 'password');
});

test.each([
  ['Login', 'Email', { type: 'email', autocomplete: 'username' }],
  ['Login', 'Password', { type: 'password', autocomplete: 'current-password' }],
  ['Sign Up', 'Full Name', { autocomplete: 'name' }],
  ['Sign Up', 'Email', { type: 'email', autocomplete: 'username' }],
  ['Sign Up', 'Password', { type: 'password', autocomplete: 'new-password', minlength: '6' }],
] as const)('%s requires %s, with %o, and sends nothing without it', async (tab, label, facts) => {
  const { field, submit } = await openTab(tab);
  for (const [name, value] of Object.entries({ ...facts, required: '' }))
    expect(field(label)).toHaveAttribute(name, value);
  await submit();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['Login', 'Logging in...'],
  ['Sign Up', 'Creating account...'],
] as const)(
  '%s is sent once, and without an answer says so and keeps what is typed',
  async (tab, busy) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const { form, field, router } = await send(tab, promise);
    expect(form.getByRole('button', { name: busy })).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: tab }));
    expect(fetch).toHaveBeenCalledTimes(1);
    reject(new TypeError('Failed to fetch'));
    const toast = {
      title: 'Error',
      description: expect.stringMatching(/^The server did not answer/),
    };
    await waitFor(() => expect(toastStore.get()).toMatchObject([toast]));
    expect(form.getByRole('button', { name: tab })).toBeEnabled();
    expect(field('Email')).toHaveValue('someone@example.com');
    expect(field('Password')).toHaveValue('long-enough');
    expect(router.state.location.pathname).toBe('/auth');
  },
);

/** A hosted project with "Confirm email" on returns a user without a session. */
const newUser = { id: 'a-user', email: 'someone@example.com', identities: [{ id: 'a-user' }] };

test('a new account is told so, and who gives it access', async () => {
  const { router } = await send('Sign Up', Response.json(newUser));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(toastStore.get()).toMatchObject([
    {
      title: 'Success',
      description:
        'Account created successfully!\nCheck your inbox to confirm your address. Then an administrator can give you access.',
    },
  ]);
});

test('with an address that has an account, none is said to be created', async () => {
  const { form, user } = await send('Sign Up', Response.json({ ...newUser, identities: [] }));
  expect(await form.findByRole('alert')).toHaveTextContent(
    'No account was made with someone@example.com.',
  );
  expect(toastStore.get()).toEqual([]);
  await user.click(form.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot password?' });
  expect(screen.getByLabelText('Email')).toHaveValue('someone@example.com');
});
