import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * axe finds nothing: the rules of WCAG 2.2 up to AA and axe's own of good practice (landmarks, headings).
 * Colours over pictures it cannot judge, nor the previews of the editor, which are public pages. `part`
 * is a selector: what lies behind a dialog need not be looked at again.
 */
export async function expectNoViolations(
  page: Page,
  state = page.url(),
  part = 'html',
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Both for time: to describe what is in order, and to bring the parts of frames together in
    // another page, takes longer than the look itself.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(part)
    .exclude('iframe')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, state).toEqual([]);
}

/** All of it at once, for a screen with a keyboard and a mouse. */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  await expectNoViolations(page, state, part);
  await expectFits(page, state);
  await expectTargets(page, 24);
  await expectOutline(page);
}

/**
 * Adds rules to a page, past its security policy, which would refuse a style element; returns what takes
 * them away again.
 */
export async function addRules(page: Page, css: string) {
  const sheet = await page.evaluateHandle((text) => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(text);
    document.adoptedStyleSheets.push(rules);
    return rules;
  }, css);
  return () => sheet.evaluate((rules) => rules.replaceSync(''));
}

/** Nothing has to be scrolled sideways. */
export async function expectFits(page: Page, state = page.url()): Promise<void> {
  const { beyond, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      beyond: scrollWidth - clientWidth,
      // Named only to help whoever has to mend it.
      wide: [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth)
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect(beyond, `${state}\n${wide.join('\n')}`).toBeLessThanOrEqual(0);
}

/** Letters of twice the size, as the browser's own setting makes them, and everything still fits. */
export async function expectFitsEnlarged(page: Page): Promise<void> {
  const remove = await addRules(page, ':root { font-size: 200% }');
  await expectFits(page, `${page.url()} with text at 200 %`);
  await remove();
}

/** What can be pressed is at least so many pixels wide and high, links within a sentence excepted. */
export async function expectTargets(page: Page, least: 24 | 44): Promise<void> {
  const small = await page.evaluate((size) => {
    /** What answers a press: the label of a choice, the card or row that a link stretches over. */
    function target(control: Element): Element {
      const stretched = getComputedStyle(control, '::after').position === 'absolute';
      return control.closest('label') ?? ((stretched && control.closest('article, li')) || control);
    }
    function withinSentence(control: Element): boolean {
      return getComputedStyle(control).display === 'inline' && control.closest('p') !== null;
    }
    return (
      [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.closest('[inert], .sr-only') && !withinSentence(control))
        // Five dots of 44 px do not fit a phone; the buttons beside them do the same.
        .filter((control) => !control.matches('[aria-label^="Slide "]') || size === 24)
        .map((control) => ({ control, box: target(control).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < size - 0.5)
        .map(({ control, box }) => `${box.width}x${box.height} ${control.outerHTML.slice(0, 120)}`)
    );
  }, least);
  expect(small, `smaller than ${least} px on ${page.url()}`).toEqual([]);
}

/** The outline of the page: one first heading, and no level left out on the way down. */
export async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => !heading.closest('dialog:not([open])'))
        .map((heading) => Number(heading.tagName[1])),
    );
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(jumps, `levels left out on ${page.url()}: ${levels.join(' ')}`).toEqual([]);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
}
