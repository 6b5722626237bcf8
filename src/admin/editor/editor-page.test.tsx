// Imported here because compiling may take longer than a test waits for a page.
import '@/admin/admin-layout';
import './editor-page';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { signedInAs } from '@/../tests/signed-in';

afterEach(() => localStorage.clear());

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
