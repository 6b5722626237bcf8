import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { SectionKey } from '../../../src/content/sections/section';
import type { Json } from '../../../src/lib/supabase/database.types';
import { expect as baseExpect, test as baseTest, publicKey, sessionKey } from './accounts';
import { clearContent, runSql } from './content';

export const expect = baseExpect;

export const editorCalls = {
  write: '**/rest/v1/rpc/write_entry*',
  published: '**/rest/v1/site_sections*',
  entries: '**/rest/v1/section_entries*',
} as const;

export { runSql };

type Account = {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
  session: string;
};

async function signUp(request: APIRequestContext, name: string): Promise<Account> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a-password' };
  const answer = await request.post('/auth/v1/signup', {
    headers: publicKey,
    data: { ...account, data: { full_name: name } },
  });
  expect(answer.ok(), `${name} can sign up`).toBe(true);
  const session = await answer.text();
  const { access_token: token, user } = JSON.parse(session);
  return { ...account, id: user.id, name, token, session };
}

/** Hashing a password takes 0.25 s, so each worker signs up an account once for all of its tests. */
const sharedAccounts = new Map<string, Promise<Account>>();

function sharedAccount(request: APIRequestContext, name: string): Promise<Account> {
  // After a failed test, the next worker uses the same database: an earlier administrator of this name must go.
  const earlier = `select id from auth.users where raw_user_meta_data ->> 'full_name' = '${name}'`;
  const account =
    sharedAccounts.get(name) ??
    runSql(request, `delete from public.user_roles where user_id in (${earlier})`).then(() =>
      signUp(request, name),
    );
  sharedAccounts.set(name, account);
  return account;
}

/** With the role, and what the account does over the API, as in another browser. */
async function asAdministrator(
  request: APIRequestContext,
  account: Account,
  ownSection: SectionKey,
) {
  const headers = { ...publicKey, authorization: `Bearer ${account.token}` };

  async function call(name: string, data: object) {
    const answer = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  }

  async function read(path: string) {
    return (await request.get(`/rest/v1/${path}`, { headers })).json();
  }

  async function readHead(section: SectionKey) {
    const heads = await call('section_heads', {});
    return heads.find((head: { section: string }) => head.section === section);
  }

  async function write(kind: string, content: Json, section = ownSection): Promise<void> {
    const parent = (await readHead(section))?.id ?? null;
    const write_id = crypto.randomUUID();
    await call('write_entry', { section, kind, content, parent, format: 1, write_id });
  }

  const gainRole = () =>
    runSql(
      request,
      `insert into public.user_roles (user_id, role) values ('${account.id}', 'admin') on conflict do nothing`,
    );
  await gainRole();
  return {
    ...account,
    publish: (content: Json, section?: SectionKey) => write('published', content, section),
    saveDraft: (content: Json) => write('draft', content),
    discard: () => write('discarded', null),
    sayTyping: () => call('say_typing', { section: ownSection, tab: 'elsewhere', typing: true }),
    gainRole,
    loseRole: () =>
      runSql(request, `delete from public.user_roles where user_id = '${account.id}'`),
    readPresence: (): Promise<{ section: string; user_id: string }[]> => read('section_presence'),
    async readStored(section = ownSection) {
      const [published] = await read(`site_sections?section=eq.${section}`);
      const head = await readHead(section);
      return { published, draft: head?.kind === 'draft' ? head : undefined };
    },
    async countEntries(kind: string): Promise<number> {
      const path = `section_entries?section=eq.${ownSection}&kind=eq.${kind}&select=id`;
      return (await read(path)).length;
    },
  };
}

export type Administrator = Awaited<ReturnType<typeof asAdministrator>>;

async function signInContext(context: BrowserContext, { session }: { session: string }) {
  await context.addInitScript(
    ([key, value]) => {
      if (!key || !value || location.protocol === 'about:') return;
      // The mark keeps the next page load from restoring a session that has ended.
      if (localStorage.getItem('test-signed-in')) return;
      localStorage.setItem('test-signed-in', 'yes');
      localStorage.setItem(key, value);
    },
    [sessionKey, session],
  );
}

type Fixtures = {
  section: SectionKey;
  preview: boolean;
  /** The signed-in administrator: Amal Haddad, or with `ownSession` a new account, Layla Nasser. */
  admin: Administrator;
  /** Bilal Khan, another administrator. */
  colleague: Administrator;
  newAdministrator: (name: string) => Promise<Administrator>;
};

export const test = baseTest.extend<Fixtures>({
  section: ['hero', { option: true }],
  preview: [false, { option: true }],
  admin: [
    async ({ request, context, preview, ownSession, section }, use) => {
      const account = await (ownSession
        ? signUp(request, 'Layla Nasser')
        : sharedAccount(request, 'Amal Haddad'));
      const admin = await asAdministrator(request, account, section);
      await signInContext(context, admin);
      if (!preview) await leaveOutPreviews(context);
      await use(admin);
      await clearContent(request);
      if (ownSession) await admin.loseRole();
    },
    { auto: true },
  ],
  colleague: async ({ request, section }, use) => {
    await use(await asAdministrator(request, await sharedAccount(request, 'Bilal Khan'), section));
  },
  newAdministrator: async ({ request, section }, use) => {
    await use(async (name) => asAdministrator(request, await signUp(request, name), section));
  },
});

/** Loads an empty page in the preview, which would cost as much CPU time as the rest of the editor. */
export async function leaveOutPreviews(context: BrowserContext) {
  await context.addInitScript(() => {
    if (window.parent !== window) window.stop();
  });
}

export async function openEditor(page: Page, section: SectionKey): Promise<void> {
  await page.goto(`/admin/${section}`, { waitUntil: 'commit' });
  // `waitForFunction` polls in each animation frame, an assertion only after 0.1, 0.25 and 0.5 s.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Publish…'),
  );
}

/** Stops the clock a minute ahead, because time goes on while a busy machine stops it. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}

export function status(page: Page) {
  return page.getByRole('status', { name: 'State of this section' });
}

/** The router closes the dialog in a transition, and nothing below can be typed into until then. */
export async function stay(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Leave?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
}

/** Writes the local backup at once through `pagehide`; typing alone writes it after half a second. */
export async function backUp(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
}

export function backupKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /backup/.test(key)));
}

export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: item }).click();
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const sheet = page.getByRole('dialog', { name: /^Publish / });
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toHaveText(/^Published at/);
}
