import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { sectionKeys } from '../../../src/content/sections/section-keys';
import { expect, openEditor, otherAdministrator, publishElsewhere, test } from '../support/editor';

test.use({ preview: true });

/** Of a group of radio buttons, the checked one. */
const fields =
  'form :is(input:not([type=file], [type=range], [type=radio]:not(:checked)), textarea, select)';

type Place = { index: number; x: number; y: number; top: number };

/** Returns how far the clicked field has moved (0 at the page's lower end), and scrolls to the next field. */
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
    const bar = document.querySelector('main .sticky')?.getBoundingClientRect().bottom ?? 0;
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
  await page.getByRole('button', { name: 'More' }).focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let before = await look(page); ; ) {
    await page.keyboard.press('Tab');
    const now = await look(page);
    if (before.inForm && !now.inForm) return problems;
    // Compares screen positions: when the bar grows, the page scrolls so that the form stands still.
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

for (const section of sectionKeys) {
  test(`the page of ${section} moves only for a field that is out of sight, and shows it clear of the bar`, async ({
    page,
  }) => {
    const problems: string[] = [];
    await openEditor(page, section);
    await expect(page.getByText('Loading the preview')).toHaveCount(0);
    // Rows between the first and the last of a list have the same fields.
    await page.locator('form li:is(:first-child, :last-child) > details').evaluateAll((rows) => {
      for (const row of rows) row.toggleAttribute('open', true);
    });
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      problems.push(...(await clickThrough(page, width)));
      problems.push(...(await tabThrough(page, width, height)));
    }
    expect(problems).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    for (const control of [
      page.getByRole('button', { name: 'More' }),
      page.getByRole('region', { name: 'Preview' }).locator('select, input').first(),
    ]) {
      await page.evaluate(() => scrollTo(0, 400));
      await control.focus();
      expect((await look(page)).scrollY, String(control)).toBe(400);
    }
  });
}

test.describe('with a colleague’s notice in the bar', () => {
  test.use({ section: 'contact' });

  test('each field is clear of it on a phone', async ({ page, request, section }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openEditor(page, section);
    const colleague = await otherAdministrator(request);
    await publishElsewhere(request, colleague, section, contactDefaultContent);
    // Retried, because a poll is skipped while an earlier one is open.
    await expect(async () => {
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      const news = page.getByRole('button', { name: 'Show what is there now' });
      await expect(news).toBeVisible({ timeout: 1000 });
    }).toPass();
    const { bar } = await look(page);
    expect(bar).toBeGreaterThan(168);
    expect(await tabThrough(page, 320, 640)).toEqual([]);
  });
});
