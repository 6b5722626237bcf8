import type { APIRequestContext, Page, Request } from '@playwright/test';
import { test as base, expect } from './test';

export const accounts = {
  admin: { email: 'admin@saffrongate.example', password: 'saffron-admin' },
  user: { email: 'user@saffrongate.example', password: 'saffron-user' },
} as const;

export { expect };

type Account = keyof typeof accounts;

export const publicKey = { apikey: 'sb_publishable_embedded_backend' };

export const sessionKey = 'saffron-gate-session';

export const calls = {
  refresh: '**/auth/v1/token?grant_type=refresh_token',
  signUp: '**/auth/v1/signup*',
} as const;

type Options = {
  /** The browser starts with a stored session of this account. */
  account: Account | undefined;
  /** True in tests that refresh or end the session, because the other tests of the worker share one. */
  ownSession: boolean;
};

/** Checking a password takes 0.1 s, so each worker signs in once for all of its tests. */
const sharedSessions = new Map<Account, Promise<string>>();

export const test = base.extend<Options>({
  account: [undefined, { option: true }],
  ownSession: [false, { option: true }],

  storageState: async ({ account, ownSession, baseURL, playwright }, use) => {
    if (!account) return use(undefined);
    const create = async () => {
      const backend = await playwright.request.newContext({ baseURL });
      const session = await createSession(backend, accounts[account]);
      await backend.dispose();
      return session;
    };
    const shared = ownSession ? undefined : (sharedSessions.get(account) ?? create());
    if (shared) sharedSessions.set(account, shared);
    const value = await (shared ?? create());
    await use({
      cookies: [],
      origins: [
        { origin: new URL(baseURL ?? '').origin, localStorage: [{ name: sessionKey, value }] },
      ],
    });
  },
});

export async function createSession(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: publicKey,
    data: { email, password },
  });
  expect(answer.ok(), `${email} can sign in`).toBe(true);
  return answer.text();
}

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

export async function expectToast(page: Page, title: 'Success' | 'Error', text: string) {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast).toBeVisible();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
}

/** `page.route` resolves before Chromium intercepts in a page that is loaded, so a request right after it may get by. */
export async function intercept(page: Page, ...args: Parameters<Page['route']>) {
  await page.route(...args);
  if (page.url() === 'about:blank') return;
  const probe = /robots\.txt\?intercepted$/;
  await page.route(probe, (route) => route.fulfill({ body: 'intercepted' }));
  const ask = () => fetch('/robots.txt?intercepted').then((answer) => answer.text());
  while ((await page.evaluate(ask)) !== 'intercepted');
  await page.unroute(probe);
}

/** Delays every request to `url` until `release` is called; `seen` lists the requests. */
export async function hold(page: Page, url: string) {
  const seen: Request[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await intercept(page, url, async (route) => {
    seen.push(route.request());
    await released;
    await route.continue();
  });
  return { seen, release };
}
