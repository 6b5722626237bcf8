import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { clearToasts, toastStore } from '@/components/ui/toast-store';

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch');
});

afterEach(clearToasts);

async function openTab(name: 'Login' | 'Sign Up') {
  const rendered = await renderRoute('/auth');
  await rendered.user.click(screen.getByRole('tab', { name }));
  const form = within(screen.getByRole('form', { name }));
  const submit = () => rendered.user.click(form.getByRole('button', { name }));
  return { ...rendered, form, submit };
}

test('the card has its title, its subtitle and two tabs, Login first', async () => {
  const { main } = await renderRoute('/auth');
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Saffron Gate Admin');
  expect(main.getByText('Access your account')).toBeInTheDocument();
  const tabs = main.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Login', 'Sign Up']);
  expect(main.getByRole('tab', { selected: true })).toHaveTextContent('Login');
  expect(main.getAllByRole('form')).toEqual([main.getByRole('form', { name: 'Login' })]);
});

test('Login asks for an e-mail address and a password', async () => {
  const { form } = await openTab('Login');
  const email = form.getByLabelText('Email');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  const password = form.getByLabelText('Password');
  expect(password).toBeRequired();
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).not.toHaveAttribute('minlength');
});

test('Sign Up asks for a full name, too, and for six characters at least', async () => {
  const { form } = await openTab('Sign Up');
  const name = form.getByLabelText('Full Name');
  expect(name).toBeRequired();
  expect(name).toHaveAttribute('autocomplete', 'name');
  expect(form.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(form.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  const password = form.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAttribute('minlength', '6');
  expect(password).toHaveAccessibleDescription('At least 6 characters.');
});

test.each(['Login', 'Sign Up'] as const)('an empty %s form sends nothing', async (tab) => {
  const { submit } = await openTab(tab);
  await submit();
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.getByRole('form')).toBeInTheDocument();
});

test('the tabs move by arrow keys', async () => {
  const { user } = await openTab('Login');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Sign Up');
  expect(screen.getByRole('form', { name: 'Sign Up' })).toBeInTheDocument();
});

test('the password can be shown and hidden again', async () => {
  const { form, user } = await openTab('Login');
  const password = form.getByLabelText('Password');
  await user.type(password, 'secret');
  await user.click(form.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(form.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('secret');
});

test('what was typed stays while the other tab is open', async () => {
  const { form, user } = await openTab('Login');
  await user.type(form.getByLabelText('Email'), 'a@b.example');
  await user.type(form.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  await user.type(screen.getByLabelText('Full Name'), 'Some One');
  await user.click(screen.getByRole('tab', { name: 'Login' }));
  expect(form.getByLabelText('Email')).toHaveValue('a@b.example');
  expect(form.getByLabelText('Password')).toHaveValue('secret');
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Some One');
});

async function signUp(answer: Response) {
  vi.mocked(fetch).mockImplementation(async () => answer.clone());
  const rendered = await openTab('Sign Up');
  const { form, user, submit } = rendered;
  await user.type(form.getByLabelText('Full Name'), 'Some One');
  await user.type(form.getByLabelText('Email'), 'someone@example.com');
  await user.type(form.getByLabelText('Password'), 'long-enough');
  await submit();
  return rendered;
}

/** A hosted project with "Confirm email" on returns a user without a session. */
const newUser = { id: 'a-user', email: 'someone@example.com', identities: [{ id: 'a-user' }] };

test('a new account is told so, and who gives it access', async () => {
  const { router } = await signUp(Response.json(newUser));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(toastStore.get()).toMatchObject([
    {
      title: 'Success',
      description: 'Account created successfully!',
      note: 'Check your inbox to confirm your address. Then an administrator can give you access.',
    },
  ]);
});

test('with an address that has an account, none is said to be created', async () => {
  const { form, user, router } = await signUp(Response.json({ ...newUser, identities: [] }));
  expect(await form.findByRole('alert')).toHaveTextContent(
    'No account was made with someone@example.com.',
  );
  expect(toastStore.get()).toEqual([]);
  expect(router.state.location.pathname).toBe('/auth');
  expect(form.getByLabelText('Full Name')).toHaveValue('Some One');
  await user.click(form.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot password?' });
  expect(screen.getByLabelText('Email')).toHaveValue('someone@example.com');
});
