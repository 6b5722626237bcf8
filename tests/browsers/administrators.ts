import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { BrowserPage, Journeys } from './page.ts';

const picture = join(import.meta.dirname, '../../src/pictures/masters/products/cumin.jpg');
const admin = { email: 'admin@saffrongate.example', password: 'saffron-admin' };

async function logIn({ fill, press, at }: BrowserPage, account: typeof admin): Promise<void> {
  await fill(/^Email$/, account.email);
  await fill(/^Password$/, account.password);
  await press('button', /^Login$/);
  await at('/');
}

async function editAsAdministrator(page: BrowserPage, path: string): Promise<void> {
  await page.open('/auth');
  await logIn(page, admin);
  await page.see('link', /^Admin Panel$/);
  await page.open(path);
}

async function logOut({ press, until }: BrowserPage): Promise<void> {
  await press('button', /^Log ?out$/);
  await until(`location.pathname === '/' && !document.body.innerText.includes('Signed in as')`);
}

async function publish({ press, reads }: BrowserPage): Promise<void> {
  await press('button', /^Publish…$/);
  await press('button', /^Publish$/);
  await reads('Published');
}

export const administrators: Journeys = {
  'an edit previewed, saved, published and restored': async (page) => {
    const text = `To be read in every browser. ${randomUUID()}`;
    await editAsAdministrator(page, '/admin/vision-mission');
    await page.fill(/^Text/, text);
    await page.until(
      `document.querySelector('iframe')?.contentDocument.body.innerText.includes('${text}')`,
    );
    await page.press('button', /^Save draft$/);
    await page.reads('Draft saved');
    await publish(page);
    await page.open('/vision-mission');
    await page.reads(text);
    await page.open('/admin/vision-mission');
    await page.holds(/^Text/, text);
    await page.press('button', /^More$/);
    await page.press('button', /^History$/);
    await page.press('button', /^Original text/);
    await page.press('button', /^Restore the original text$/);
    await page.reads('Draft saved');
    await publish(page);
  },

  'an upload': async (page) => {
    await editAsAdministrator(page, '/admin/about');
    await page.see('button', /^Publish…$/);
    await page.attach(picture);
    await page.reads('The picture is uploaded');
    await page.until(
      `[...document.images].some(({ src, naturalWidth }) => src.includes('site-images') && naturalWidth > 0)`,
    );
    // The menu opens below its button on a scrolled page, too.
    await page.until('(window.scrollTo(0, document.body.scrollHeight), window.scrollY > 1500)');
    await page.press('button', /^More$/);
    await page.until(
      `(([button, menu]) => menu && button.bottom < menu.top && button.right === menu.right)(
        ['[aria-label=More]', ':popover-open'].map((each) => document.querySelector(each)?.getBoundingClientRect()))`,
    );
  },

  'an account is made, confirmed, made an administrator, and forgets its password': async (
    page,
  ) => {
    const account = { email: `${randomUUID()}@hotel.example`, password: 'long-enough' };
    await page.open('/auth');
    await page.press('tab', /^Sign Up$/);
    await page.fill(/^Full Name$/, 'Amina Yusuf');
    await page.fill(/^Email$/, account.email);
    await page.fill(/^Password$/, account.password);
    await page.press('button', /^Sign Up$/);
    await page.at('/');
    await logOut(page);

    // The embedded backend confirms addresses by itself.
    const unconfirmed = `update auth.users
      set email_confirmed_at = null, confirmation_token = email, confirmation_sent_at = now()
      where email = '${account.email}'`;
    const { ok } = await fetch(`${page.site}/test/sql`, { method: 'POST', body: unconfirmed });
    assert(ok);
    await page.open(`/auth/confirm#token_hash=${account.email}&email=${account.email}`);
    await page.press('button', /^Confirm address$/);
    await page.see('heading', /^Your address is confirmed\.$/);
    await page.press('link', /^Log in$/);
    await logIn(page, account);
    const [code = ''] =
      /\w{4} \w{4}(?=Copy)/.exec(String(await page.see('text', /^Account code/))) ?? [];
    await logOut(page);

    await editAsAdministrator(page, '/admin/people');
    await page.fill(/^Their e-mail address$/, account.email);
    await page.fill(/^Their account code$/, code);
    await page.press('button', /^Make administrator$/);
    await page.reads('is now an administrator');
    await logOut(page);

    await page.open('/auth');
    await page.press('link', /^Forgot password\?$/);
    await page.see('heading', /^Forgot password\?$/);
    await page.fill(/^Email$/, account.email);
    await page.press('button', /^Send the link$/);
    await page.see('heading', /^Check your inbox$/);
    const mails: { to: string; link: string }[] = await fetch(`${page.site}/test/mails`).then(
      (answer) => answer.json(),
    );
    const link = mails.findLast(({ to }) => to === account.email)?.link ?? '';
    await page.open(link.replace(page.site, ''));
    await page.fill(/^New password$/, 'remembered');
    await page.press('button', /^Set password$/);
    await page.at('/');
    await page.press('link', /^Admin Panel$/);
    await page.see('heading', /^Admin Dashboard$/);
  },
};
