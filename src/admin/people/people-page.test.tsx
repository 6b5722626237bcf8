// The routes load this module lazily. Compiled during a test, it could take longer than the test waits.
import '@/admin/admin-layout';
import './people-page';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { signedInAs } from '@/../tests/signed-in';
import { clearToasts } from '@/components/ui/toast/toast-store';
import type { Administrator } from '@/lib/supabase/database.types';

const person = (user_id: string, full_name: string, made_by: string | null): Administrator => {
  const [name = ''] = full_name.toLowerCase().split(' ');
  return { user_id, full_name, email: `${name}@example.com`, since: '2026-03-12T14:05', made_by };
};
const self = person('id-of-amna@example.com', 'Amna Saleh', null);
const badr = person('b', 'Badr Omar', 'Amna Saleh');
const carim = person('c', 'Carim Aziz', null);

type Answer = () => Response;
const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const refused = (code: string, message: string) => () =>
  Response.json({ code, message }, { status: 400 });

let sent: string[];

beforeEach(() => {
  sent = [];
  signedInAs('amna@example.com', 'admin');
});

afterEach(() => {
  // Two cases end in the same sentence: a toast of the one before would be found with this one's.
  clearToasts();
  localStorage.clear();
});

/** Opens the page as Amna. `answer` responds to the change; the administrators are `after` from then on. */
async function open(stored: Administrator[], answer: Answer = lost, after = stored) {
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  let now = stored;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const request = String(url);
    if (request.includes('/rpc/administrators')) return Response.json(now);
    if (request.includes('/user_roles'))
      return Response.json(now.includes(self) ? [{ role: 'admin' }] : []);
    if (!/(make|remove)_administrator/.test(request)) return rest(url, init);
    sent.push(request);
    now = after;
    return answer();
  });
  const { user, router } = await renderRoute('/admin/people');
  await screen.findByRole('region', { name: 'Administrators' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    router,
    user,
    press,
    make: async () => {
      await user.type(screen.getByLabelText('Their e-mail address'), ' Carim@example.com');
      await user.type(screen.getByLabelText('Their account code'), '7f3a 92d1');
      await press('Make administrator');
    },
    remove: async ({ full_name }: Administrator, choice = 'Remove') => {
      await press(`Remove ${full_name}`);
      const question = within(screen.getByRole('dialog'));
      await user.click(question.getByRole('button', { name: choice }));
    },
  };
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Administrators' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('each administrator stands with address, date, and by whom; removing asks once', async () => {
  const { press, remove } = await open([self, badr, carim]);
  expect(rows()).toEqual([
    'Amna Saleh (you)amna@example.comSince 12 Mar 2026 · First administrator',
    'Badr Omarbadr@example.comSince 12 Mar 2026, added by Amna SalehRemove',
    'Carim Azizcarim@example.comSince 12 Mar 2026, added by whoever runs the websiteRemove',
  ]);
  for (const name of ['Badr Omar', 'badr@example.com', 'Amna Saleh'])
    for (const each of screen.getAllByText(name)) expect(each).toHaveAttribute('translate', 'no');
  await remove(badr, 'Keep');
  expect(sent).toEqual([]);
  await press('Remove Badr Omar');
  const question = screen.getByRole('dialog', { name: 'Remove Badr Omar?' });
  expect(question).toHaveTextContent(
    /^Remove Badr Omar\?badr@example\.com will not be able to edit/,
  );
});

test('nobody removes themselves: somebody is always left', async () => {
  await open([self, badr]);
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove Amna Saleh' })).toBeNull();
});

test('whom a colleague has made an administrator meanwhile comes into the list', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const stored = [self];
  await open(stored);
  stored.push(badr);
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() => expect(rows()).toHaveLength(2));
  vi.useRealTimers();
});

const already = 'Carim Aziz is an administrator already.';

test.each([
  ['an answer', () => Response.json({ user_name: 'Carim Aziz' }), 'is now an administrator.'],
  ['a lost answer', lost, /^The server did not answer/],
  ['"already"', refused('PT400', already), already],
])(
  'after %s to making somebody an administrator, the list is read again',
  async (_, answer, said) => {
    const { make } = await open([self, badr], answer, [self, badr, carim]);
    await make();
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Carim Aziz' })).toBeVisible();
  },
);

test.each([
  ['a lost answer', lost],
  ['"not any more"', refused('PT404', 'This account is not an administrator any more.')],
])('after %s to removing somebody, the list is read again', async (_, answer) => {
  const { remove } = await open([self, badr], answer, [self, carim]);
  await remove(badr);
  await screen.findByRole('button', { name: 'Remove Carim Aziz' });
  expect(screen.queryByRole('button', { name: 'Remove Badr Omar' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who was removed leaves the list, and the focus stays on the page', async () => {
  const { remove } = await open([self, badr], () => Response.json({ user_name: 'Badr Omar' }), [
    self,
    carim,
  ]);
  await remove(badr);
  expect(await screen.findByText('is no longer an administrator.')).toHaveTextContent(
    'Badr Omar is no longer an administrator.',
  );
  expect(screen.queryByRole('button', { name: 'Remove Badr Omar' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('that the server was not reached is no longer said of a removal once the list has answered it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const after = [self, badr];
  const { remove } = await open([self, badr], lost, after);
  await remove(badr);
  expect(await screen.findByText(/^The server did not answer/)).toBeVisible();
  after.splice(1, 1, carim);
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryAllByRole('alert')).toEqual([]);
  vi.useRealTimers();
});

test('leaving is asked about as long as any field of the form differs, not the last one alone', async () => {
  const { user } = await open([self, badr]);
  const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const email = screen.getByLabelText('Their e-mail address');
  const code = screen.getByLabelText('Their account code');
  await user.type(email, 'carim@example.com');
  await user.type(code, '7');
  await user.clear(code);
  expect(asksToStay()).toBe(true);
  await user.clear(email);
  expect(asksToStay()).toBe(false);
});

test('a change that was not made is said to have failed', async () => {
  const { make, remove } = await open([self, badr]);
  await make();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
  await remove(badr);
  expect(await screen.findAllByText(/^The server did not answer/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Remove Badr Omar' })).toBeVisible();
});
