// The routes load these modules lazily. Compiled during a test, they could take longer than the test waits.
import '@/admin/admin-layout';
import './editor-page';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { sessionOf, signedInAs } from '@/../tests/signed-in';
import { contactSection } from '@/content/sections/contact/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { loadSupabase } from '@/lib/supabase/supabase';

beforeEach(() => localStorage.clear());

const status = () => screen.getByRole('status', { name: 'State of this section' });

test.each(['site_sections', 'section_heads'])(
  '%s answered with a row of no columns opens no form',
  async (table) => {
    signedInAs('amna@example.com', 'admin');
    const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
    vi.mocked(fetch).mockImplementation(async (url, init) => {
      if (String(url).includes(`/${table}?`)) return Response.json([{}]);
      return String(url).includes('/user_roles') ? rest(url, init) : Response.json([]);
    });
    await renderRoute('/admin/vision-mission');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Couldn’t load this section\. The public site is not affected\. The server gave an answer/,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);

/** The first answer whose key is in the URL, else no rows. */
function answerWith(answers: Record<string, () => Response> = {}) {
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const [, answer] = Object.entries(answers).find(([part]) => String(url).includes(part)) ?? [];
    if (answer) return answer();
    return /user_roles|\/auth\//.test(String(url)) ? rest(url, init) : Response.json([]);
  });
}

function answerWithoutRows() {
  signedInAs('amna@example.com', 'admin');
  answerWith();
}

const row = {
  ...{ id: 8, entry: { by: 'Layla' }, kind: 'published', format: 1, write_id: 'w', parent: null },
  ...{ author: null, author_name: 'Layla', at: '2026-03-12T14:05:00' },
};
const refusal = (code: string, status: number) => () =>
  Response.json({ code, message: 'Not stored.' }, { status });

test('a local copy that another tab removes is written again, so that the status stays true', async () => {
  answerWithoutRows();
  const { user, main } = await renderRoute('/admin/vision-mission');
  await user.type(await main.findByRole('textbox', { name: 'Our commitment' }), 'More.');
  const backups = () => Object.keys(localStorage).filter((key) => key.includes('backup'));
  await waitFor(() => expect(backups()).toHaveLength(1));
  const [key = ''] = backups();
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(backups()).toEqual([key]);
  expect(status()).toHaveTextContent(/^Saved on this computer only/);
});

test('another administrator who signs in over the form is not shown what is kept for its author', async () => {
  answerWithoutRows();
  const { user, main } = await renderRoute('/admin/vision-mission');
  await user.click(await main.findByRole('button', { name: 'Add a goal' }));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Title'));
  await user.keyboard('Patience');
  const { auth } = await loadSupabase();
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) =>
    String(url).includes('/token') ? Response.json(sessionOf('bea@example.com')) : rest(url, init),
  );
  await auth.signInWithPassword({ email: 'bea@example.com', password: 'a password' });
  await waitFor(() => expect(screen.queryByDisplayValue('Patience')).toBeNull());
  await main.findByRole('button', { name: 'Add a goal' });
  expect(Object.keys(localStorage).filter((key) => key.includes('backup'))).toEqual([
    expect.stringContaining('id-of-amna@example.com'),
  ]);
  expect(await screen.findByText(/kept on this computer for whoever typed it/)).toBeVisible();
});

test('content of another shape opens a form that fits; what visitors do not see is said, leads to its field, and is mended there', async () => {
  const [first, ...others] = valuesSection.defaultContent.values;
  const long = { ...first, name: 'A value whose name is much longer than any' };
  const values = [null, 7, { ...others[0], name: 7, icon: null, onHome: 'yes' }, long];
  const rows = () => Response.json([{ ...row, section: 'values', content: { values } }]);
  signedInAs('amna@example.com', 'admin');
  answerWith({ site_sections: rows, section_heads: rows });
  const { user, main } = await renderRoute('/admin/values');
  const problems = within(await main.findByRole('alert', { name: /to fix before publishing$/ }));
  expect(status()).toHaveTextContent('Not shown to visitors');
  await user.click(problems.getByText('Value 4 › Name: At most 40 characters: 2 too many.'));
  const field = screen.getByDisplayValue(long.name);
  expect(field).toHaveFocus();
  expect(field).toBeVisible();
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, 'Candour');
  await waitFor(() => expect(field).toBeValid());

  const mended = { ...row, id: 9, section: 'values', content: valuesSection.defaultContent };
  answerWith({ section_heads: () => Response.json([mended]) });
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText('Not shown to visitors')).toBeNull());
});

test('where nothing was ever saved, a role that is given back is noticed, and what waits is saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedInAs('amna@example.com', 'admin');
  const people = { '/rpc/administrators': () => Response.json([{ user_id: 'id' }]) };
  answerWith({ write_entry: refusal('42501', 403), ...people });
  const { user, main } = await renderRoute('/admin/contact');
  await user.type(await main.findByRole('textbox', { name: 'Business hours' }), '!');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(status()).toHaveTextContent(/^Couldn’t save/));
  const stored = {
    ...row,
    kind: 'draft',
    section: 'contact',
    content: contactSection.defaultContent,
  };
  const write = vi.fn(() => Response.json({ entry: stored, head: null }));
  answerWith({ write_entry: write, ...people });
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() => expect(write).toHaveBeenCalled());
  vi.useRealTimers();
});

test('who saves as soon as the role is given back stays in the form: what the database takes is an administrator’s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedInAs('amna@example.com', 'admin');
  answerWith();
  const { user, main, router } = await renderRoute('/admin/contact');
  await user.type(await main.findByRole('textbox', { name: 'Business hours' }), '!');
  answerWith({ user_roles: () => Response.json([]) });
  await vi.advanceTimersByTimeAsync(20_000);
  await screen.findByText('You are no longer an administrator.');
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    if (String(url).includes('user_roles')) return Response.json([{ role: 'admin' }]);
    if (!String(url).includes('write_entry')) return rest(url, init);
    return Response.json({ entry: { ...row, ...JSON.parse(String(init?.body)) }, head: null });
  });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(status()).toHaveTextContent(/^Draft saved/));
  expect(router.state.location.pathname).toBe('/admin/contact');
  expect(screen.queryByText('You are no longer an administrator.')).toBeNull();
  vi.useRealTimers();
});

test('after a merge the field that had the focus has it again, or where its item is gone, its list', async () => {
  signedInAs('amna@example.com', 'admin');
  answerWith({ write_entry: refusal('PT409', 409) });
  const { user, main } = await renderRoute('/admin/contact');
  await user.type(await main.findByRole('textbox', { name: 'Business hours' }), '!');
  const reason = main.getByDisplayValue('Expert guidance');
  const list = reason.closest('[data-field]');
  async function merge(whyContact: object[], id: number) {
    const content = { ...contactSection.defaultContent, whyContact };
    const theirs = { ...row, id, kind: 'draft', section: 'contact', content };
    answerWith({
      write_entry: refusal('PT409', 409),
      section_heads: () => Response.json([theirs]),
      site_sections: () => Response.json([]),
      administrators: () => Response.json([{ user_id: 'id' }]),
    });
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await main.findByRole('button', { name: 'Compare…' }));
    const saved = { ...theirs, id: id + 1, author: 'id-of-amna@example.com' };
    const write = () => Response.json({ entry: saved, head: null });
    answerWith({ write_entry: write });
    await user.click(main.getByRole('button', { name: 'Save both' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const { whyContact } = contactSection.defaultContent;
  await user.click(reason);
  await merge([{ id: 'new', text: 'New' }, ...whyContact], 8);
  await waitFor(() => expect(reason).toHaveFocus());
  await user.type(reason, '{Backspace}e');
  await merge(whyContact.slice(0, 3), 10);
  await waitFor(() => expect(list).toHaveFocus());
});

test('a tab of an older build is told to load the editor again, and keeps its text; a newer text opens no form', async () => {
  signedInAs('amna@example.com', 'admin');
  answerWith({ write_entry: refusal('PT426', 426) });
  const { user, main, router } = await renderRoute('/admin/contact');
  const hours = await main.findByRole('textbox', { name: 'Business hours' });
  await user.type(hours, ', or by appointment');
  // With Caps Lock, the key is a capital S.
  await user.keyboard('{Control>}S{/Control}');
  const told = await main.findByRole('alert');
  expect(told).toHaveTextContent(/^The website has been updated: load the editor again\..*is kept/);
  expect(status()).toHaveTextContent('Couldn’t save. Not stored.');
  expect(hours).toHaveValue(`${contactSection.defaultContent.businessHours}, or by appointment`);
  const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksToStay()).toBe(true);
  await user.click(main.getByRole('button', { name: 'Load the editor again' }));
  expect(asksToStay()).toBe(false);

  const newer = { ...row, section: 'values', format: 2, content: valuesSection.defaultContent };
  answerWith({ section_heads: () => Response.json([newer]) });
  await router.navigate('/admin/values');
  await screen.findByRole('heading', { level: 1, name: 'Core Values' });
  expect(await main.findByRole('alert')).toHaveTextContent('load the editor again');
  expect(main.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a text of a newer build that a colleague has saved is said as soon as it is polled', async () => {
  answerWithoutRows();
  const { main } = await renderRoute('/admin/values');
  await main.findByRole('button', { name: 'Add a value' });
  const newer = { ...row, section: 'values', format: 2, content: valuesSection.defaultContent };
  answerWith({ section_heads: () => Response.json([newer]) });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await main.findByRole('alert')).toHaveTextContent('load the editor again');
});

test('with storage blocked, the editor works while it is open, says so, and saves nothing in another one’s name', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  let email = 'amna@example.com';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const expired = refusal('PGRST301', 401);
  answerWith({
    user_roles: () => Response.json([{ role: 'admin' }]),
    '/token': () => Response.json(sessionOf(email)),
    '/v1/user': () => Response.json(sessionOf(email).user),
    write_entry: expired,
  });
  const writes = () =>
    vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('write_entry')).length;
  async function logIn() {
    const form = within(await screen.findByRole('form', { name: 'Login' }));
    await user.clear(form.getByLabelText('Email'));
    await user.type(form.getByLabelText('Email'), email);
    await user.type(form.getByLabelText('Password'), 'a password');
    await user.click(form.getByRole('button', { name: 'Login' }));
  }
  const { user, router } = await renderRoute('/auth');
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await router.navigate('/admin/vision-mission');
  const field = await screen.findByRole('textbox', { name: 'Our commitment' });
  await user.type(field, 'More.');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(status()).toHaveTextContent('This browser keeps no copy: save the draft soon.'),
  );
  await user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  const written = writes();
  email = 'bea@example.com';
  await logIn();
  await waitFor(() => expect(dialog).toHaveTextContent('sign in with the account that wrote it'));
  expect(field).toHaveValue(`${visionMissionSection.defaultContent.commitment}More.`);
  expect(writes()).toBe(written);
  email = 'amna@example.com';
  await logIn();
  await waitFor(() => expect(writes()).toBeGreaterThan(written));
});
