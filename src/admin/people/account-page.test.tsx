// The routes load this module lazily. Compiled during a test, it could take longer than the test waits.
import '@/admin/admin-layout';
import './account-page';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { sessionOf, signedInAs } from '@/../tests/signed-in';
import { loadSupabase } from '@/lib/supabase/supabase';

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});

afterEach(() => localStorage.clear());

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

/** Each answer is used once, for the first request that matches its pattern of method and path. */
function answerAuth(...answers: [request: string, answer: () => Response][]) {
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const request = `${init?.method ?? 'GET'} ${url}`;
    const index = answers.findIndex(([part]) => request.match(part));
    if (index < 0) return rest(url, init);
    return answers.splice(index, 1)[0]?.[1]() ?? Response.json({});
  });
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused = () =>
  Response.json({ code: 400, error_code: 'invalid_credentials', msg: 'No.' }, { status: 400 });
const signedIn = () => Response.json(sessionOf('admin@example.com'));

async function editable(label: string) {
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  return field;
}

async function changePassword() {
  signedInAs('admin@example.com', 'admin');
  const { user } = await renderRoute('/admin/account');
  await user.type(await screen.findByLabelText('Current password'), 'saffron-admin');
  await user.type(screen.getByLabelText('New password'), 'saffron-gate');
  const press = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  return { user, press };
}

test('a new password whose answer is lost is looked up before anything is said of it', async () => {
  const { press } = await changePassword();
  // The second sign-in checks the new password.
  answerAuth(['POST .*/token', signedIn], ['PUT .*/user', lost], ['POST .*/token', signedIn]);
  await press();
  expect(
    await screen.findByText('Your password is changed. Other devices are signed out.'),
  ).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that nothing can look up is unknown, and known with the next press', async () => {
  const { press } = await changePassword();
  answerAuth(['POST .*/token', signedIn], ['PUT .*/user', lost], ['POST .*/token', lost]);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We don’t know yet whether your password was changed. Press again to find out.',
  );
  answerAuth(['POST .*/token', refused], ['POST .*/token', signedIn]);
  await press();
  expect(await screen.findByText(/^This is your password now. Other devices/)).toBeVisible();
});

test('a wrong current password is said at its field, which takes the focus', async () => {
  const { user, press } = await changePassword();
  answerAuth(['POST .*/token', refused], ['POST .*/token', refused]);
  await press();
  const current = screen.getByLabelText('Current password');
  await waitFor(() => expect(current).toHaveFocus());
  expect(current).toBeInvalid();
  expect(current).toHaveAccessibleDescription('This is not your current password.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.type(current, 'x');
  expect(current).toBeValid();
});

test('a name whose answer is lost is sent again before anything is said of it', async () => {
  signedInAs('admin@example.com', 'admin');
  const { user } = await renderRoute('/admin/account');
  await user.type(await editable('Full name'), 'Amal Haddad');
  answerAuth(
    ['PUT .*/user', lost],
    ['PUT .*/user', () => Response.json(sessionOf('admin@example.com').user)],
  );
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name is saved.')).toBeVisible();
});

test('the name is the server’s, also where the session has an older one; a typed one is not left without a question', async () => {
  signedInAs('admin@example.com', 'admin');
  const { email, ...account } = sessionOf('admin@example.com').user;
  const stored = { ...account, email, user_metadata: { full_name: 'Amal Haddad' } };
  answerAuth(['GET .*/user$', () => Response.json(stored)]);
  const { user, router } = await renderRoute('/admin/account');
  const name = await screen.findByDisplayValue('Amal Haddad');
  await user.type(name, ' Saeed');
  await user.click(screen.getByRole('link', { name: 'People' }));
  const question = screen.getByRole('dialog', { name: 'Leave?' });
  expect(question).toHaveTextContent('What is not saved yet is gone if you leave');
  expect(
    within(question)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Leave', 'Stay']);
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(name).toHaveValue('Amal Haddad Saeed');
  await user.type(name, '{Backspace>6/}');
  await user.click(screen.getByRole('link', { name: 'People' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/people'));
});

test('the field cannot be typed in before the stored name has come, which would run into the typing', async () => {
  signedInAs('admin@example.com', 'admin');
  const stored = Promise.withResolvers<Response>();
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) =>
    String(url).endsWith('/auth/v1/user') ? stored.promise : rest(url, init),
  );
  const { user } = await renderRoute('/admin/account');
  const name = await screen.findByLabelText('Full name');
  await user.type(name, 'Amal');
  expect(name).toHaveValue('');
  const { user: account } = sessionOf('admin@example.com');
  stored.resolve(Response.json({ ...account, user_metadata: { full_name: 'Layla Nasser' } }));
  await user.type(await screen.findByDisplayValue('Layla Nasser'), '!');
  expect(name).toHaveValue('Layla Nasser!');
});

test('what is typed while the name is being saved stays', async () => {
  signedInAs('admin@example.com', 'admin');
  const { user } = await renderRoute('/admin/account');
  const name = await editable('Full name');
  await user.type(name, 'Amal');
  const saved = Promise.withResolvers<Response>();
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) =>
    init?.method === 'PUT' ? saved.promise : rest(url, init),
  );
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await user.type(name, ' Haddad');
  saved.resolve(Response.json(sessionOf('admin@example.com').user));
  expect(await screen.findByText('Your name is saved.')).toBeVisible();
  expect(name).toHaveValue('Amal Haddad');
});

test('a name of invisible characters is none', async () => {
  signedInAs('admin@example.com', 'admin');
  const { user } = await renderRoute('/admin/account');
  await user.type(await editable('Full name'), '\u200b\u2060');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter your full name.');
});

const amna = { user_id: 'a', full_name: 'Amna', email: 'a@b.ae', since: '2026-03-12T14:05:00' };

test.each([
  ['/admin/account', 'Full name'],
  ['/admin/people', 'Their e-mail address'],
])('what is typed on %s is still there after the session ended', async (path, label) => {
  signedInAs('admin@example.com', 'admin');
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) =>
    String(url).includes('/rpc/administrators') ? Response.json([amna]) : rest(url, init),
  );
  const { user } = await renderRoute(path);
  await user.type(await editable(label), 'layla@example.com');
  const { auth } = await loadSupabase();
  await auth.signOut({ scope: 'local' });
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  expect(dialog).toHaveTextContent(/What you have written is still here\.Email/);
  expect(screen.getByLabelText(label)).toHaveValue('layla@example.com');
});
