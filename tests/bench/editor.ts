import { type Browser, chromium, type Page } from '@playwright/test';
import { embeddedKey } from '../../src/config/read-backend.ts';
import { browserFlags, findBrowser } from '../browser.ts';
import { adminBytes } from './admin-bytes.ts';
import { fullClients } from './full-clients.ts';
import { at, middle, round } from './numbers.ts';
import { withServedSite } from './served-site.ts';

// How fast the editor is, on this machine: `npm run bench:editor`.
// Figures depend on the machine, so no test looks at them; run it twice, and when nothing else runs.

let site = '';

await withServedSite(async (address) => {
  site = address;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  await measure(browser);
  await browser.close();
});

async function measure(browser: Browser) {
  await sql(`
    delete from public.site_sections; delete from public.section_entries;
    insert into public.section_entries (section, kind, content, format, write_id, author_name)
    values ('clients', 'published', '${JSON.stringify(fullClients).replaceAll("'", "''")}', 1, 'clients', 'Bench');
    insert into public.site_sections (section, content, format, entry, published_at)
    select section, content, format, id, at from public.section_entries;
  `);
  const viewport = { width: 1440, height: 900 };
  const visitor = await browser.newContext({ viewport });
  const context = await browser.newContext({ viewport });
  const answer = await context.request.post(`${site}/auth/v1/token?grant_type=password`, {
    headers: { apikey: embeddedKey },
    data: { email: 'admin@saffrongate.example', password: 'saffron-admin' },
  });
  const session = await answer.text();
  await context.addInitScript((value) => {
    if (location.protocol !== 'about:') localStorage.setItem('saffron-gate-session', value);
  }, session);
  const page = await context.newPage();

  const [cold = Number.NaN, ...warm] = await openings(page, 7);
  await openFullSection(page);
  const typing = await keystrokes(page, '[name="partners.0.supply"]');
  // What this browser on this machine takes for a field with hardly a page around it.
  await page.goto(`${site}/contact`);
  const plain = await keystrokes(page, 'textarea');
  const few = await historyOpenings(page, 10);
  const many = await historyOpenings(page, 1000);
  const bytes = await adminBytes(site, visitor, context);

  console.table({
    'keystroke to paint, 4x slower CPU, median': [round(middle(typing)), 'ms', 'under 16'],
    'keystroke to paint, 4x slower CPU, p95': [round(at(typing, 0.95)), 'ms', ''],
    'the same in the contact form, median': [round(middle(plain)), 'ms', ''],
    'editor against contact form': [round(middle(typing) / middle(plain)), 'times', ''],
    'opening the first editor, with its code to load': [round(cold), 'ms', 'under 1000'],
    'opening an editor from the dashboard, median': [round(middle(warm)), 'ms', 'under 1000'],
    'history of 10 versions, median': [round(middle(few)), 'ms', ''],
    'history of 1,000 versions, median': [round(middle(many)), 'ms', ''],
    'history of 1,000 against 10': [round(middle(many) / middle(few)), 'times', 'about 1'],
    'JavaScript that only the admin area loads, gzip': [bytes.admin, 'kB', ''],
    'its code on public pages': [bytes.public, 'kB', '0'],
  });
}

/** Milliseconds from the click on a card to a form that can be typed into; the first one loads its code, too. */
async function openings(page: Page, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.goto(`${site}/admin`);
    await page.getByText('Recent changes').waitFor();
    const link = page.getByRole('main').getByRole('link', { name: 'Clients' }).first();
    const start = performance.now();
    await link.click();
    await page.locator('[name="partners.0.description"]').waitFor({ state: 'attached' });
    found.push(performance.now() - start);
  }
  return found;
}

/** Unfolds the first row of the open editor, and waits for the preview beside it. */
async function openFullSection(page: Page) {
  await page.locator('summary').first().click();
  await page.locator('iframe').contentFrame().getByRole('heading', { level: 1 }).waitFor();
}

/** Milliseconds from each key to the frame that shows it. */
async function keystrokes(page: Page, field: string): Promise<number[]> {
  await page.locator(field).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keystrokes: times });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // A message comes after the frame has been drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.type(
    'What we bring is counted, weighed and kept cool on the way. '.repeat(2),
    {
      delay: 90,
    },
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => Reflect.get(window, 'keystrokes'));
}

/** Milliseconds from the click on History to the list, with so many versions. */
async function historyOpenings(page: Page, versions: number): Promise<number[]> {
  await sql(`
    insert into public.section_entries (section, kind, content, format, write_id, author_name, at)
    select 'values', 'published', '{}', 1, 'values ' || number, 'Bench', now() - number * interval '1 hour'
    from generate_series(1, ${versions}) as number
    on conflict do nothing;
  `);
  const found: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    await page.goto(`${site}/admin/values`);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'More' }).click();
    const start = performance.now();
    await page.getByRole('button', { name: 'History' }).click();
    await page
      .getByRole('button', { name: /^Published/ })
      .first()
      .waitFor();
    found.push(performance.now() - start);
  }
  return found.slice(1);
}

async function sql(text: string) {
  const answer = await fetch(`${site}/test/sql`, { method: 'POST', body: text });
  if (!answer.ok) throw new Error(await answer.text());
}
