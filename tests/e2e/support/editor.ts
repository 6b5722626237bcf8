import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { SectionKey } from '../../../src/content/sections/section';
import type { Json } from '../../../src/lib/supabase/database.types';
import { expect as baseExpect, test as baseTest, sessionKey } from './accounts';
import { clearContent, runSql } from './content';

export const expect = baseExpect;

const publicKey = { apikey: 'sb_publishable_embedded_backend' };

/** The editor's requests, as patterns for `page.route`. */
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
  /** The session as the browser stores it. */
  session: string;
};

/** Signs up a new account and makes it an administrator. */
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

/** Makes the account an administrator, also after a test has taken the role away. */
export function grantRole(request: APIRequestContext, { id }: Administrator): Promise<void> {
  return runSql(
    request,
    `insert into public.user_roles (user_id, role) values ('${id}', 'admin') on conflict do nothing`,
  );
}

/** A password takes a quarter of a second to hash, so each worker signs up an account once for all of its tests. */
const sharedAdministrators = new Map<string, Promise<Administrator>>();

async function sharedAdministrator(
  request: APIRequestContext,
  name: string,
): Promise<Administrator> {
  const signedUp = sharedAdministrators.get(name);
  if (!signedUp) {
    // After a failed test a new worker meets what the one before signed up: no two administrators of one name.
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

/** Another administrator than `admin`: Bilal Khan. */
export function otherAdministrator(request: APIRequestContext): Promise<Administrator> {
  return sharedAdministrator(request, 'Bilal Khan');
}

/** Starts every page of a browser context with a session. */
export async function signInContext(context: BrowserContext, { session }: { session: string }) {
  await context.addInitScript(
    ([key, value]) => {
      // about:blank has no storage.
      if (!key || !value || location.protocol === 'about:') return;
      // Once: a session that has ended must not return with the next page.
      if (localStorage.getItem('test-signed-in')) return;
      localStorage.setItem('test-signed-in', 'yes');
      localStorage.setItem(key, value);
    },
    [sessionKey, session],
  );
}

type Fixtures = {
  /** The section that a test edits. */
  section: SectionKey;
  /** Whether the editor's preview is loaded. */
  preview: boolean;
  /** Amal Haddad, or Layla Nasser with `ownSession`, signed in in `page`, on a site where nothing has been edited yet. */
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
      // The tests that follow on this worker's site expect the default content, and no two administrators of one name.
      await clearContent(request);
      if (ownSession)
        await runSql(request, `delete from public.user_roles where user_id = '${admin.id}'`);
    },
    { auto: true },
  ],
});

/** The editor's preview costs as much CPU time as the rest of the editor. */
export async function leaveOutPreviews(context: BrowserContext) {
  await context.route(
    (url) => !url.pathname.includes('.') && !/^\/(rest|auth|storage|admin)\b/.test(url.pathname),
    (route) =>
      route.request().resourceType() === 'document' && route.request().frame().parentFrame()
        ? route.fulfill({ contentType: 'text/html', body: '<title>No preview</title>' })
        : route.fallback(),
  );
}

/** Calls a database function as this administrator, past the open page. */
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

/** Writes on the present head; returns the answer. */
async function writeElsewhere(
  request: APIRequestContext,
  admin: Administrator,
  section: SectionKey,
  kind: string,
  content: Json,
) {
  const head = await readHead(request, admin, section);
  return call(request, admin, 'write_entry', {
    section,
    kind,
    content,
    parent: head?.id ?? null,
    format: 1,
    write_id: crypto.randomUUID(),
  });
}

type Elsewhere = [APIRequestContext, Administrator, SectionKey];

export function publishElsewhere(...[request, admin, section, content]: [...Elsewhere, Json]) {
  return writeElsewhere(request, admin, section, 'published', content);
}

export function saveDraftElsewhere(...[request, admin, section, content]: [...Elsewhere, Json]) {
  return writeElsewhere(request, admin, section, 'draft', content);
}

export function discardElsewhere(...[request, admin, section]: Elsewhere) {
  return writeElsewhere(request, admin, section, 'discarded', null);
}

/** Who types where, as the site reads it every 15 seconds. */
export function readPresence(
  request: APIRequestContext,
  admin: Administrator,
): Promise<{ section: string; user_id: string }[]> {
  return read(request, admin, 'section_presence');
}

/** This administrator types in another tab. */
export function typeElsewhere(...[request, admin, section]: Elsewhere) {
  return call(request, admin, 'say_typing', { section, tab: 'elsewhere', typing: true });
}

async function read(request: APIRequestContext, admin: Administrator, path: string) {
  const answer = await request.get(`/rest/v1/${path}`, {
    headers: { ...publicKey, authorization: `Bearer ${admin.token}` },
  });
  return answer.json();
}

/** What is stored of a section: the row that visitors read, and the head, where it is a draft. */
export async function readStored(
  request: APIRequestContext,
  admin: Administrator,
  section: SectionKey,
) {
  const [published] = await read(request, admin, `site_sections?section=eq.${section}`);
  const head = await readHead(request, admin, section);
  return { published, draft: head?.kind === 'draft' ? head : undefined };
}

/** How many entries of a section have this kind. */
export async function countEntries(
  request: APIRequestContext,
  admin: Administrator,
  section: SectionKey,
  kind: string,
): Promise<number> {
  const path = `section_entries?section=eq.${section}&kind=eq.${kind}&select=id`;
  return (await read(request, admin, path)).length;
}

/** Opens the editor of a section and waits for its form. */
export async function openEditor(page: Page, section: SectionKey): Promise<void> {
  await page.goto(`/admin/${section}`, { waitUntil: 'commit' });
  // Looked for in each frame: an assertion looks again after 0.1, 0.25 and 0.5 seconds.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Publish…'),
  );
}

/** Leaves the form for the dashboard and opens it again: it reads the section anew, without a page load. */
export async function reopen(page: Page, label: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await navigation.getByRole('link', { name: label }).click();
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeVisible();
}

/** Stops the page's clock, a minute later: a busy machine takes its time between reading it and stopping it. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}

/** The status line in the editor's bar. */
export function status(page: Page) {
  return page.getByRole('status', { name: 'State of this section' });
}

/** Answers *Leave?*. The dialog closes in a transition of the router, and until then nothing below it can be typed. */
export async function stay(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Leave?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
}

/** Writes the local backup at once, as `pagehide` does, instead of half a second after a keystroke. */
export async function backUp(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
}

/** The keys of the local backups in `localStorage`. */
export function backupKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /backup/.test(key)));
}

/** Chooses an item of the menu in the editor's bar. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: item }).click();
}

/** Opens the publish sheet and confirms it; does not wait for the answer. */
export async function pressPublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page
    .getByRole('dialog', { name: /^Publish / })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
}

/** Publishes the form's content and waits until it is live. */
export async function publish(page: Page): Promise<void> {
  await pressPublish(page);
  await expect(status(page)).toHaveText(/^Published at/);
}
