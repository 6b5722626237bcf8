import type { Page } from '@playwright/test';
import { contactSection } from '../../../src/content/sections/contact/default-content';
import { expect, openEditor, status, test } from '../support/editor';

/** Of a group of radio buttons, the checked one. */
const fields =
  'form :is(input:not([type=file], [type=range], [type=radio]:not(:checked)), textarea, select)';

type Place = { index: number; x: number; y: number; top: number };

/**
 * Measures how far a click has moved its field, then scrolls to the next field and returns where to click. Measures
 * nothing at the lower end of the page, where a page that becomes shorter has to move.
 */
function goOn(page: Page, clicked: Place | undefined) {
  return page.evaluate(
    ([selector, before]) => {
      const controls = [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility(),
      );
      const last = before && controls[before.index];
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const moved = last && !isAtEnd ? last.getBoundingClientRect().top - before.top : 0;
      const name = last?.getAttribute('name');
      const index = before ? before.index + 1 : 0;
      const control = controls[index];
      if (!control) return { name, moved };
      const { top, height } = control.getBoundingClientRect();
      scrollBy(0, top - Math.max((innerHeight - height) / 2, 260));
      const box = control.getBoundingClientRect();
      const x = box.left + Math.min(box.width / 2, 60);
      return { name, moved, next: { index, x, y: box.top + 10, top: box.top } };
    },
    [fields, clicked] as const,
  );
}

async function clickThrough(page: Page, width: number) {
  const problems: string[] = [];
  for (let place: Place | undefined; ; ) {
    const { name, moved, next } = await goOn(page, place);
    if (moved !== 0) problems.push(`${width}: ${name} moves ${moved} px by a click`);
    if (!next) return problems;
    await page.mouse.click(next.x, next.y);
    place = next;
  }
}

function look(page: Page) {
  return page.evaluate(() => {
    const control = document.activeElement ?? document.body;
    const bar = document.querySelector('main .sticky > div')?.getBoundingClientRect().bottom ?? 0;
    const { top, bottom } = control.getBoundingClientRect();
    const last: Element = Reflect.get(window, 'lastControl') ?? control;
    Reflect.set(window, 'lastControl', control);
    return {
      lastTop: last.getBoundingClientRect().top,
      name: control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.tagName,
      inForm: control.closest('form') !== null,
      scrollY: window.scrollY,
      bar,
      top,
      bottom,
    };
  });
}

/** The `scroll-margin` in pixels that a control with its label keeps from the bar and the lower edge. */
const margin = 56;

async function tabThrough(page: Page, width: number, height: number) {
  const problems: string[] = [];
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let before = await look(page); ; ) {
    await page.keyboard.press('Tab');
    const now = await look(page);
    if (before.inForm && !now.inForm) return problems;
    // How far Tab has moved the field that had the focus, and where the new field would be without that movement.
    const moved = before.top - now.lastTop;
    const [top, bottom] = [now.top + moved, now.bottom + moved];
    // A text taller than the screen fits if its first lines are visible.
    const fits = now.bottom <= height + 1 || now.bottom - now.top > height - now.bar - margin;
    if (now.inForm && (now.top < now.bar - 1 || !fits))
      problems.push(`${width}: ${now.name} is out of sight`);
    if (moved !== 0 && top > now.bar + margin && bottom < height - margin) {
      problems.push(`${width}: Tab to ${now.name} moves ${moved} px`);
    }
    before = now;
  }
}

test.describe('where the preview is beside the form', () => {
  test.use({ section: 'clients', preview: true });

  test('the page moves only for a field that is out of sight, and shows it clear of the bar', async ({
    page,
    section,
  }) => {
    await openEditor(page, section);
    await expect(page.getByText('Loading the preview')).toHaveCount(0);
    // Lists within lists, choices and long texts: the first rows have all kinds of field.
    await page.locator('form li:first-child > details').evaluateAll((rows) => {
      for (const row of rows) row.toggleAttribute('open', true);
    });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tabThrough(page, 320, 640)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await clickThrough(page, 1280)).toEqual([]);
    for (const control of [
      page.getByRole('button', { name: 'More', exact: true }),
      page.getByRole('region', { name: 'Preview' }).locator('select, input').first(),
    ]) {
      await page.evaluate(() => scrollTo(0, 400));
      await control.focus();
      expect((await look(page)).scrollY, String(control)).toBe(400);
    }
  });
});

/** At the top of the page, where scroll anchoring cannot undo what moves the form. */
async function measureTop(page: Page) {
  const places: object[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    const [button, form] = await Promise.all([
      page.getByRole('button', { name: 'Save draft' }).boundingBox(),
      page.getByRole('form').boundingBox(),
    ]);
    places.push({ width, button: button?.y, form: form?.y });
  }
  return places;
}

test.describe('while somebody types', () => {
  test.use({ section: 'contact' });

  test('colleagues learn of it and are heard of; neither that, nor what is wrong with a field, saving or a lost role moves buttons or form; the text can be copied', async ({
    page,
    context,
    admin,
    section,
    expectedErrors,
    newAdministrator,
  }) => {
    const colleague = await newAdministrator('Bea Collins-Marsh');
    const news = page.getByRole('status', { name: 'Colleagues' });
    /** The page polls every 15 s. Retried, because a poll is skipped while an earlier one is open. */
    const expectNews = (text: string) =>
      expect(async () => {
        await page.clock.runFor(16_000);
        await expect(news).toContainText(text, { timeout: 1000 });
      }).toPass();
    const phone = page.getByRole('textbox', { name: 'First phone' });
    const hours = page.getByRole('textbox', { name: 'Business hours' });
    await page.clock.install();
    await openEditor(page, section);
    const next = page.getByRole('textbox', { name: 'Office address' });
    const top = () => next.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const placeOfNext = await top();
    const address = page.getByRole('textbox', { name: 'Warehouse address' });
    await address.focus();
    expect(await colleague.readPresence()).toEqual([]);
    await address.fill('');
    await expect.poll(() => colleague.readPresence()).toMatchObject([{ user_id: admin.id }]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toHaveText('Write a warehouse address.');
    await expect(next).toBeFocused();
    expect(await top()).toBe(placeOfNext);
    await address.fill(contactSection.defaultContent.warehouseAddress);
    const number = await phone.inputValue();
    await phone.fill('+971 50 000 0000 000 000 000');
    await expect(page.getByText('28 of 30 characters')).toBeVisible();
    expect(await top()).toBe(placeOfNext);
    await phone.fill('+971 50 000 0000 000 000 000 000');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toHaveText(/^At most 30 characters: 2 too many\.$/);
    expect(await top()).toBe(placeOfNext);
    await phone.fill(number);

    const before = await measureTop(page);
    const expectStill = async (state: string) =>
      expect(await measureTop(page), state).toEqual(before);
    await phone.press('1');
    await expect(status(page)).toHaveText('Saved on this computer only, not published');
    await expectStill('typed');
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expectStill('saved');
    await colleague.publish({ ...contactSection.defaultContent, businessHours: 'By appointment' });
    await expectNews('Bea Collins-Marsh has published');
    await expectStill('a colleague has published');
    await page.getByRole('button', { name: 'Show newest' }).press('Enter');
    await expect(hours).toHaveValue('By appointment');
    await expect(page.getByRole('main')).toBeFocused();
    await expectStill('published');
    await phone.press('1');
    await colleague.sayTyping();
    await expectNews('Bea Collins-Marsh is editing');
    await expectStill('a colleague is editing');
    await colleague.publish(contactSection.defaultContent);
    await expectNews('Bea Collins-Marsh has published');
    await expect(hours).toHaveValue('By appointment');
    await expectStill('a colleague has published over what is typed');

    expectedErrors.push(/status of 4(03|09)/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await admin.loseRole();
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Copy the text' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    await expectStill('the role is lost');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n\n')).toContain('Business hours: By appointment');
    const lost = page.getByText('You are no longer an administrator.');
    await expect(lost).toHaveCount(1);
    // The role is looked up every 20 s.
    const lookedUp = page.waitForResponse(/user_roles/);
    await page.clock.runFor(21_000);
    await lookedUp;
    await admin.gainRole();
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Not saved: Bea Collins-Marsh has published/);
    await expect(lost).toHaveCount(0, { timeout: 3000 });
  });
});
