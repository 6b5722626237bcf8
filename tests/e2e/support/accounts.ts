import type { Page, Request } from '@playwright/test';
import { test as base, expect as baseExpect } from './test';

/** The demo accounts of the embedded backend (supabase/seed.sql). */
export const accounts = {
  admin: { email: 'admin@saffrongate.example', password: 'saffron-admin' },
  user: { email: 'user@saffrongate.example', password: 'saffron-user' },
} as const;

/** A password is hashed, a session checked, a role looked up, a chunk loaded: one after the other. */
export const expect = baseExpect.configure({ timeout: 15_000 });

type Account = keyof typeof accounts;

export const sessionKey = 'saffron-gate-session';

/** The calls of the specification's section 7, as patterns for `page.route`. */
export const calls = {
  signIn: '**/auth/v1/token?grant_type=password',
  refresh: '**/auth/v1/token?grant_type=refresh_token',
  signUp: '**/auth/v1/signup*',
  signOut: '**/auth/v1/logout*',
  role: '**/rest/v1/user_roles*',
} as const;

/** `test.use({ account: 'admin' })`: the browser comes with the session of an earlier visit. */
export const test = base.extend<{ account: Account | undefined }>({
  account: [undefined, { option: true }],

  storageState: async ({ account, baseURL, playwright }, use) => {
    if (!account) return use(undefined);
    const backend = await playwright.request.newContext({ baseURL });
    const answer = await backend.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: 'sb_publishable_embedded_backend' },
      data: accounts[account],
    });
    expect(answer.ok(), `${account} can sign in`).toBe(true);
    const value = await answer.text();
    await backend.dispose();
    await use({
      cookies: [],
      origins: [
        { origin: new URL(baseURL ?? '').origin, localStorage: [{ name: sessionKey, value }] },
      ],
    });
  },
});

/** The form of one of the two tabs of /auth. */
export function accountForm(page: Page, name: 'Login' | 'Sign Up') {
  const form = page.getByRole('form', { name });
  return {
    form,
    fullName: form.getByRole('textbox', { name: 'Full Name' }),
    email: form.getByRole('textbox', { name: 'Email' }),
    password: form.getByLabel('Password', { exact: true }),
    button: form.locator('button[type="submit"]'),
  };
}

export async function signIn(page: Page, account: { email: string; password: string }) {
  const { email, password, button } = accountForm(page, 'Login');
  await email.fill(account.email);
  await password.fill(account.password);
  await button.click();
}

/** A toast says so, title and text. */
export async function expectToast(page: Page, title: 'Success' | 'Error', text: string) {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast).toBeVisible();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
}

/** Holds a call back until it is released, and counts how often it is made. */
export async function hold(page: Page, url: string) {
  const seen: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    seen.push(route.request());
    await released;
    await route.continue();
  });
  return { seen, release };
}

/** Every address that the page shows from now on, redirects within the app included. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  return addresses;
}
