import { mkdir, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Json } from '../../../src/lib/supabase/database.types';
import { expect as baseExpect, test as baseTest, sessionKey } from './accounts';
import { open } from './pages';

export const expect = baseExpect;

type SectionName =
  | 'hero'
  | 'about'
  | 'vision-mission'
  | 'values'
  | 'services'
  | 'clients'
  | 'contact';

const publicKey = { apikey: 'sb_publishable_embedded_backend' };

/** The calls of the editor, as patterns for `page.route`. */
export const editorCalls = {
  saveDraft: '**/rest/v1/rpc/save_section_draft*',
  publish: '**/rest/v1/rpc/publish_section*',
  published: '**/rest/v1/site_sections*',
  drafts: '**/rest/v1/site_section_drafts*',
  revisions: '**/rest/v1/site_section_revisions*',
} as const;

/** Runs SQL with every right, past row level security (tests/embedded/serve.ts). */
export async function runSql(request: APIRequestContext, sql: string): Promise<void> {
  const answer = await request.post('/test/sql', {
    data: sql,
    headers: { 'content-type': 'text/plain' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

export type Administrator = {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
  /** What the browser keeps of the session. */
  session: string;
};

/** Signs up somebody new and makes them an administrator. */
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
  await runSql(
    request,
    `insert into public.user_roles (user_id, role) values ('${user.id}', 'admin')`,
  );
  return { ...account, id: user.id, name, token, session };
}

/** Lets the pages of a browser begin with somebody's session. */
export async function signInContext(context: BrowserContext, { session }: { session: string }) {
  await context.addInitScript(
    ([key, value]) => {
      // An empty page has no storage.
      if (!key || !value || location.protocol === 'about:') return;
      // Once: a session that has ended since must not come back with the next page.
      if (localStorage.getItem('test-signed-in')) return;
      localStorage.setItem('test-signed-in', 'yes');
      localStorage.setItem(key, value);
    },
    [sessionKey, session],
  );
}

type Fixtures = {
  /** The section that a test edits. It has it for itself: what one publishes all would see. */
  section: SectionName;
  /** Further sections that it writes to, and has for itself as well. */
  others: readonly SectionName[];
  /** Whether the editor's preview is loaded: it takes as much of the machine as all the rest. */
  preview: boolean;
  /** Signed in in `page`; the sections are as if nobody had ever edited them. */
  admin: Administrator;
};

export const test = baseTest.extend<Fixtures>({
  section: ['hero', { option: true }],
  others: [[], { option: true }],
  preview: [false, { option: true }],
  admin: async ({ request, context, section, others, preview }, use, { project }) => {
    // Always in the same order, so that no two tests wait for each other.
    const own = [section, ...others].sort();
    const unlocks: (() => Promise<void>)[] = [];
    try {
      for (const each of own) unlocks.push(await lock(join(project.outputDir, 'locks', each)));
      for (const each of own) await resetSection(request, each);
      const admin = await newAdministrator(request, 'Amal Haddad');
      await signInContext(context, admin);
      if (!preview) await leaveOutPreviews(context);
      await use(admin);
      // Visitors' pages would go on showing it in other tests, down to a picture that does not load.
      for (const each of own) await resetSection(request, each);
    } finally {
      for (const unlock of unlocks) await unlock();
    }
  },
});

async function leaveOutPreviews(context: BrowserContext) {
  await context.route(
    (url) => !url.pathname.includes('.') && !/^\/(rest|auth|storage|admin)\b/.test(url.pathname),
    (route) =>
      route.request().resourceType() === 'document' && route.request().frame().parentFrame()
        ? route.fulfill({ contentType: 'text/html', body: '<title>No preview</title>' })
        : route.fallback(),
  );
}

/** Waits until no other worker has the folder. It goes with the run, as everything in Playwright's output. */
async function lock(folder: string): Promise<() => Promise<void>> {
  await mkdir(dirname(folder), { recursive: true });
  await expect(() => mkdir(folder)).toPass({ intervals: [100], timeout: 50_000 });
  return () => rmdir(folder);
}

export async function resetSection(request: APIRequestContext, section: SectionName) {
  await runSql(
    request,
    `delete from public.site_section_drafts where section = '${section}';
     delete from public.site_sections where section = '${section}';
     delete from public.site_section_revisions where section = '${section}';`,
  );
}

/** Calls a function of the database with an administrator's rights, as another browser would. */
async function call(request: APIRequestContext, admin: Administrator, name: string, data: object) {
  const answer = await request.post(`/rest/v1/rpc/${name}`, {
    headers: { ...publicKey, authorization: `Bearer ${admin.token}` },
    data,
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

export function publishElsewhere(
  request: APIRequestContext,
  admin: Administrator,
  section: SectionName,
  content: Json,
  version: number,
) {
  return call(request, admin, 'publish_section', {
    section,
    content,
    expected_version: version,
    expected_draft: 0,
  });
}

export function saveDraftElsewhere(
  request: APIRequestContext,
  admin: Administrator,
  section: SectionName,
  content: Json,
  { base = 0, draft = 0 } = {},
) {
  return call(request, admin, 'save_section_draft', {
    section,
    content,
    base_version: base,
    expected_version: draft,
  });
}

async function read(request: APIRequestContext, admin: Administrator, path: string) {
  const answer = await request.get(`/rest/v1/${path}`, {
    headers: { ...publicKey, authorization: `Bearer ${admin.token}` },
  });
  return answer.json();
}

/** What the database holds: the published row and the draft; undefined for none. */
export async function readStored(
  request: APIRequestContext,
  admin: Administrator,
  section: SectionName,
) {
  const [published] = await read(request, admin, `site_sections?section=eq.${section}`);
  const [draft] = await read(request, admin, `site_section_drafts?section=eq.${section}`);
  return { published, draft };
}

/** Opens the editor of a section and waits for its form. */
export async function openEditor(page: Page, section: SectionName): Promise<void> {
  await open(page, `/admin/${section}`);
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeVisible();
}

/** The status line in the editor's bar. */
export function status(page: Page) {
  return page.getByRole('status', { name: 'State of this section' });
}

/** Chooses from the menu of the editor's bar. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: item }).click();
}

/** Presses both buttons that publish what is in the form, whatever comes of it. */
export async function pressPublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page
    .getByRole('dialog', { name: /^Publish / })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
}

/** Publishes what is in the form, through the sheet. */
export async function publish(page: Page): Promise<void> {
  await pressPublish(page);
  await expect(status(page)).toHaveText(/^Live since/);
}
