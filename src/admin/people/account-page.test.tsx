// The routes load this module lazily. Compiled during a test, it could take longer than the test waits.
import '@/admin/admin-layout';
import './account-page';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { sessionOf, signedInAs } from '@/../tests/signed-in';
import { loadSupabase } from '@/lib/supabase/supabase';

type Answer = [request: RegExp, answer: () => Response | Promise<Response>];

const session = sessionOf('admin@example.com');
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused = (error_code: string, msg: string) => () =>
  Response.json({ code: 400, error_code, msg }, { status: 400 });
const known = (full_name: string) => () =>
  Response.json({ ...session.user, user_metadata: { full_name } });
const [wrong, ok] = [refused('invalid_credentials', 'No.'), () => Response.json(session)];
const [signIn, update] = [/POST .*\/token/, /PUT .*\/user/];
const updateLost: Answer = [update, lost];
const unanswered = 'The server did not answer. Check your connection and try again.';

/** Each answer is used once, for the first request that matches it. */
let answers: Answer[];

beforeEach(() => {
  signedInAs('admin@example.com', 'admin');
  answers = [];
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const index = answers.findIndex(([part]) => part.test(`${init?.method ?? 'GET'} ${url}`));
    const [answered] = index < 0 ? [] : answers.splice(index, 1);
    return answered ? answered[1]() : rest(url, init);
  });
});

afterEach(() => localStorage.clear());

async function open() {
  const { user, router } = await renderRoute('/admin/account');
  const name = await screen.findByLabelText('Full name');
  const press = (button: string, ...next: Answer[]) => {
    answers = next;
    return user.click(screen.getByRole('button', { name: button }));
  };
  return { user, router, name, press };
}

async function openPassword() {
  const { user, press } = await open();
  const current = screen.getByLabelText('Current password');
  await user.type(current, 'saffron-admin');
  await user.type(screen.getByLabelText('New password'), 'saffron-gate');
  return { user, current, press: (...next: Answer[]) => press('Change password', ...next) };
}

test('a new password is said to be changed, and other devices to be signed out', async () => {
  const { press } = await openPassword();
  await press([signIn, ok], [update, ok]);
  const changed = 'Your password is changed. Other devices are signed out.';
  expect(await screen.findByText(changed)).toBeVisible();
});

test('one whose answer is lost is known with the next press', async () => {
  const { press } = await openPassword();
  await press([signIn, ok], updateLost);
  expect(await screen.findByRole('alert')).toHaveTextContent(unanswered);
  await press([signIn, wrong], [signIn, ok]);
  expect(await screen.findByText(/^This is your password now. Other devices/)).toBeVisible();
});

test('a wrong current password is said at its field, which takes the focus; a refused new one is not', async () => {
  const { user, current, press } = await openPassword();
  await press([signIn, wrong], [signIn, wrong]);
  await waitFor(() => expect(current).toHaveFocus());
  expect(current).toBeInvalid();
  expect(current).toHaveAccessibleDescription('This is not your current password.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.type(current, 'x');
  expect(current).toBeValid();
  const same = 'New password should be different from the old password.';
  await press([signIn, ok], [update, refused('same_password', same)]);
  expect(await screen.findByRole('alert')).toHaveTextContent(same);
  expect(current).toBeValid();
});

test.each<[string, string, Answer[], string]>([
  ['stored', 'Amal', [[update, known('Amal')]], 'Your name is saved.'],
  ['lost', 'Amal', [updateLost], unanswered],
  ['of invisible characters', '\u200b\u2060', [], 'Enter your full name.'],
])('what is said of a name: %s', async (_, typed, next, sentence) => {
  const { user, name, press } = await open();
  await user.type(name, typed);
  await press('Save name', ...next);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a typed name is not left without a question', async () => {
  const { user, router, name, press } = await open();
  await user.type(name, 'Amal Haddad');
  await press('Save name', [update, known('Amal Haddad')]);
  expect(await screen.findByText('Your name is saved.')).toBeVisible();
  expect(name).toHaveValue('Amal Haddad');
  await user.type(name, ' Saeed');
  await user.click(screen.getByRole('link', { name: 'People' }));
  const question = screen.getByRole('dialog', { name: 'Leave?' });
  expect(question).toHaveTextContent(/gone if you leave: this browser keeps no copy\.LeaveStay$/);
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(name).toHaveValue('Amal Haddad Saeed');
  await user.type(name, '{Backspace>6/}');
  await user.click(screen.getByRole('link', { name: 'People' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/people'));
});

test('the end of a save does not run into the typing', async () => {
  const { user, name } = await open();
  await user.type(name, 'Layla!');
  const saved = Promise.withResolvers<Response>();
  answers = [[update, () => saved.promise]];
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await user.type(name, '?');
  saved.resolve(known('Layla!')());
  expect(await screen.findByText('Your name is saved.')).toBeVisible();
  expect(name).toHaveValue('Layla!?');
});

test.each([
  ['/admin/account', 'Full name'],
  ['/admin/people', 'Their e-mail address'],
])('what is typed on %s is still there after the session ended', async (path, label) => {
  const amna = { user_id: 'a', full_name: 'Amna', email: 'a@b.ae', since: '2026-03-12' };
  answers = [[/rpc\/administrators/, () => Response.json([amna])]];
  const { user } = await renderRoute(path);
  const field = await screen.findByLabelText(label);
  await user.type(field, 'layla@example.com');
  const { auth } = await loadSupabase();
  await auth.signOut({ scope: 'local' });
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  expect(dialog).toHaveTextContent(/what you have written is still here\.Email/);
  expect(field).toHaveValue('layla@example.com');
});
