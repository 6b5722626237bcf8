// The routes load these modules lazily. Compiled during a test, they could take longer than the test waits.
import '@/admin/admin-layout';
import './editor-page';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { sessionOf, signedInAs } from '@/../tests/signed-in';
import { toastStore } from '@/components/ui/toast-store';
import { loadSupabase } from '@/lib/supabase/supabase';

beforeEach(() => localStorage.clear());

test.each(['site_sections', 'section_entries'])(
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
  },
);

function answerWithoutRows() {
  signedInAs('amna@example.com', 'admin');
  const rest = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) =>
    /user_roles|\/auth\//.test(String(url)) ? rest(url, init) : Response.json([]),
  );
}

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
  expect(main.getByRole('status', { name: 'State of this section' })).toHaveTextContent(
    /^Saved on this computer only/,
  );
});

test('another administrator who signs in over the form is told, but not shown, what is kept for its author', async () => {
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
  expect(Object.keys(localStorage).filter((key) => key.includes('backup'))).toEqual([
    expect.stringContaining('id-of-amna@example.com'),
  ]);
  expect(toastStore.get()).toMatchObject([
    {
      description: expect.stringMatching(
        /^What \u2068.*amna.* has written in Vision & Mission is kept/i,
      ),
    },
  ]);
});
