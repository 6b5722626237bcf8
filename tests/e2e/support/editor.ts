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

export type Administrator = {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
  session: string;
};

export async function newAdministrator(
  request: APIRequestContext,
  name: string,
): Promise<Administrator> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a-password' };
  const answer = await request.post('/auth/v1/signup', {
    headers: publicKey,
    data: { ...account, data: { full_name: name } },
  });
  expect(answer.ok(), `${name} can sign up`).toBe(true);
  const session = await answer.text();
  const { access_token: token, user } = JSON.parse(session);
  const administrator = { ...account, id: user.id, name, token, session };
  await grantRole(request, administrator);
  return administrator;
}

function grantRole(request: APIRequestContext, { id }: Administrator): Promise<void> {
  return runSql(
    request,
    `insert into public.user_roles (user_id, role) values ('${id}', 'admin') on conflict do nothing`,
  );
}

/** Hashing a password takes 0.25 s, so each worker signs up an account once for all of its tests. */
const sharedAdministrators = new Map<string, Promise<Administrator>>();

async function sharedAdministrator(
  request: APIRequestContext,
  name: string,
): Promise<Administrator> {
  const signedUp = sharedAdministrators.get(name);
  if (!signedUp) {
    // After a failed test, the next worker uses the same database: an earlier administrator of this name must go.
    const creating = runSql(
      request,
      `delete from public.user_roles where user_id in
        (select id from auth.users where raw_user_meta_data ->> 'full_name' = '${name}')`,
    ).then(() => newAdministrator(request, name));
    sharedAdministrators.set(name, creating);
    return creating;
  }
  const administrator = await signedUp;
  await grantRole(request, administrator);
  return administrator;
}

export function otherAdministrator(request: APIRequestContext): Promise<Administrator> {
  return sharedAdministrator(request, 'Bilal Khan');
}

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
};

export const test = baseTest.extend<Fixtures>({
  section: ['hero', { option: true }],
  preview: [false, { option: true }],
  admin: [
    async ({ request, context, preview, ownSession }, use) => {
      const admin = await (ownSession
        ? newAdministrator(request, 'Layla Nasser')
        : sharedAdministrator(request, 'Amal Haddad'));
      await signInContext(context, admin);
      if (!preview) await leaveOutPreviews(context);
      await use(admin);
      await clearContent(request);
      if (ownSession)
        await runSql(request, `delete from public.user_roles where user_id = '${admin.id}'`);
    },
    { auto: true },
  ],
});

/** Loads an empty page in the preview, which would cost as much CPU time as the rest of the editor. */
export async function leaveOutPreviews(context: BrowserContext) {
  await context.route(
    (url) => !url.pathname.includes('.') && !/^\/(rest|auth|storage|admin)\b/.test(url.pathname),
    (route) =>
      route.request().resourceType() === 'document' && route.request().frame().parentFrame()
        ? route.fulfill({ contentType: 'text/html', body: '<title>No preview</title>' })
        : route.fallback(),
  );
}

async function call(request: APIRequestContext, admin: Administrator, name: string, data: object) {
  const answer = await request.post(`/rest/v1/rpc/${name}`, {
    headers: { ...publicKey, authorization: `Bearer ${admin.token}` },
    data,
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

async function readHead(request: APIRequestContext, admin: Administrator, section: SectionKey) {
  const heads = await call(request, admin, 'section_heads', {});
  return heads.find((head: { section: string }) => head.section === section);
}

type Elsewhere = [APIRequestContext, Administrator, SectionKey];

async function writeElsewhere(
  kind: string,
  content: Json,
  ...[request, admin, section]: Elsewhere
) {
  const parent = (await readHead(request, admin, section))?.id ?? null;
  const write_id = crypto.randomUUID();
  const entry = { section, kind, content, parent, format: 1, write_id };
  return call(request, admin, 'write_entry', entry);
}

export function publishElsewhere(...[request, admin, section, content]: [...Elsewhere, Json]) {
  return writeElsewhere('published', content, request, admin, section);
}

export function saveDraftElsewhere(...[request, admin, section, content]: [...Elsewhere, Json]) {
  return writeElsewhere('draft', content, request, admin, section);
}

export function discardElsewhere(...elsewhere: Elsewhere) {
  return writeElsewhere('discarded', null, ...elsewhere);
}

export function readPresence(
  request: APIRequestContext,
  admin: Administrator,
): Promise<{ section: string; user_id: string }[]> {
  return read(request, admin, 'section_presence');
}

export function typeElsewhere(...[request, admin, section]: Elsewhere) {
  return call(request, admin, 'say_typing', { section, tab: 'elsewhere', typing: true });
}

async function read(request: APIRequestContext, admin: Administrator, path: string) {
  const answer = await request.get(`/rest/v1/${path}`, {
    headers: { ...publicKey, authorization: `Bearer ${admin.token}` },
  });
  return answer.json();
}

export async function readStored(
  request: APIRequestContext,
  admin: Administrator,
  section: SectionKey,
) {
  const [published] = await read(request, admin, `site_sections?section=eq.${section}`);
  const head = await readHead(request, admin, section);
  return { published, draft: head?.kind === 'draft' ? head : undefined };
}

export async function countEntries(
  request: APIRequestContext,
  admin: Administrator,
  section: SectionKey,
  kind: string,
): Promise<number> {
  const path = `section_entries?section=eq.${section}&kind=eq.${kind}&select=id`;
  return (await read(request, admin, path)).length;
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
