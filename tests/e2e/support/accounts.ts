import type { APIRequestContext, Page, Request } from '@playwright/test';
import { test as base, expect as baseExpect } from './test';

/** The demo accounts of the embedded backend (supabase/seed.sql). */
export const accounts = {
  admin: { email: 'admin@saffrongate.example', password: 'saffron-admin' },
  user: { email: 'user@saffrongate.example', password: 'saffron-user' },
} as const;

/** Signing in hashes a password, creates a session, looks up the role and loads a chunk, in sequence. */
export const expect = baseExpect.configure({ timeout: 15_000 });

type Account = keyof typeof accounts;

export const sessionKey = 'saffron-gate-session';

/** Patterns for `page.route`; section 7 of the specification lists these calls. */
export const calls = {
  signIn: '**/auth/v1/token?grant_type=password',
  refresh: '**/auth/v1/token?grant_type=refresh_token',
  signUp: '**/auth/v1/signup*',
  signOut: '**/auth/v1/logout*',
  role: '**/rest/v1/user_roles*',
} as const;

type Options = {
  /** `test.use({ account: 'admin' })`: the browser starts with the session of an earlier visit. */
  account: Account | undefined;
  /** For tests that refresh or end the session: gives them one of their own. */
  ownSession: boolean;
};

/** A password takes a tenth of a second to check, so each worker signs in once for all of its tests. */
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

/** Signs in over the API and returns the session as the browser stores it. */
export async function createSession(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: 'sb_publishable_embedded_backend' },
    data: { email, password },
  });
  expect(answer.ok(), `${email} can sign in`).toBe(true);
  return answer.text();
}

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

/** A toast with this title and text is shown. */
export async function expectToast(page: Page, title: 'Success' | 'Error', text: string) {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast).toBeVisible();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
}

/** Holds back every request to `url` until `release` is called; `seen` lists them. */
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

/** Records every path that the page shows from now on, including the app's own redirects. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  return addresses;
}
