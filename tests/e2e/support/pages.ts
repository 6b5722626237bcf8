import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../hydrated';
import { expect } from './test';

type SitePage = { path: string; heading: string; title: string };

export const visitorPages: readonly SitePage[] = [
  {
    path: '/',
    heading: 'Food importer and distributor, Dubai',
    title: 'Food importer and distributor, Dubai | Saffron Gate',
  },
  { path: '/about', heading: 'About Us', title: 'About Us | Saffron Gate' },
  {
    path: '/vision-mission',
    heading: 'Vision & Mission',
    title: 'Vision & Mission | Saffron Gate',
  },
  { path: '/core-values', heading: 'Core Values', title: 'Core Values | Saffron Gate' },
  { path: '/services', heading: 'Our Services', title: 'Services | Saffron Gate' },
  { path: '/why-choose-us', heading: 'Why Choose Us', title: 'Why Choose Us | Saffron Gate' },
  { path: '/clients', heading: 'Our Clients', title: 'Clients | Saffron Gate' },
  { path: '/products', heading: 'Our Products', title: 'Products | Saffron Gate' },
  { path: '/contact', heading: 'Get in Touch', title: 'Contact | Saffron Gate' },
  { path: '/auth', heading: 'Saffron Gate Admin', title: 'Sign in | Saffron Gate' },
  { path: '/no-such-page', heading: '404', title: 'Page not found | Saffron Gate' },
];

/** Does not wait for the load event, because most tests need no pictures. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export async function expectPage(page: Page, path: string): Promise<void> {
  const expected = visitorPages.find((each) => each.path === path);
  if (!expected) throw new Error(`support/pages.ts knows no page at ${path}`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: expected.heading })).toBeVisible();
  await expect(page).toHaveTitle(expected.title);
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${target}`);
}
