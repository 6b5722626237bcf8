import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test';

/**
 * axe reports nothing: the rules of WCAG 2.2 up to AA and axe's own best practices (landmarks, headings).
 * It cannot judge colours over pictures; the previews in the editor are public pages, which are tested
 * themselves. `part` is a selector, such as that of an open dialog.
 */
export async function expectNoViolations(
  page: Page,
  state = page.url(),
  part = 'html',
): Promise<void> {
  await untilStill(page);
  // Evaluated once per document: parsing axe takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (include) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: [include] },
        { resultTypes: ['violations'], iframes: false, preload: false },
      ),
    part,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, state).toEqual([]);
}

/** Colours in the middle of a transition have a contrast of their own. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/**
 * A state of the admin area, on the narrowest phone and then on a wide screen, which stays. axe runs on
 * the first alone: names, roles and colours are the same on both.
 */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 320) await expectNoViolations(page, state, part);
    await expectFits(page, `${state} at ${width} px`);
    await expectTargets(page, 24);
    await expectOutline(page);
  }
}

/** Adds rules to a page, whose security policy refuses a style element, and returns how to remove them. */
export async function addRules(page: Page, css: string) {
  const sheet = await page.evaluateHandle((text) => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(text);
    document.adoptedStyleSheets.push(rules);
    return rules;
  }, css);
  return () => sheet.evaluate((rules) => rules.replaceSync(''));
}

/** Nothing has to be scrolled sideways and no card cuts its words, once the page has followed a change of its width. */
export async function expectFits(page: Page, state = page.url()): Promise<void> {
  await expect(async () => {
    const { beyond, wide, cut } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        beyond: scrollWidth - clientWidth,
        wide: [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth)
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 120)),
        cut: [...document.querySelectorAll('main li, main article')]
          .filter((element) => getComputedStyle(element).overflowX === 'hidden')
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => element.textContent),
      };
    });
    expect(beyond, `${state}\n${wide.join('\n')}`).toBeLessThanOrEqual(0);
    expect(cut, state).toEqual([]);
  }).toPass({ timeout: 5000 });
}

/** Everything still fits with text at 200 %, as the browser's own setting enlarges it. */
export async function expectFitsEnlarged(page: Page): Promise<void> {
  const remove = await addRules(page, ':root { font-size: 200% }');
  // The next evaluation may still see the page as it was. Asked in each frame: an assertion asks again after 0.1 s.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  await expectFits(page, `${page.url()} with text at 200 %`);
  await remove();
}

/** Targets (WCAG 2.5.8) are at least so many pixels wide and high, links within a sentence excepted. */
export async function expectTargets(page: Page, least: 24 | 44): Promise<void> {
  const small = await page.evaluate((size) => {
    /** The label of a choice, or the card or row that a link stretches over. */
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
        // Five dots of 44 px do not fit a phone; the previous and next buttons do the same.
        .filter((control) => !control.matches('[aria-label^="Slide "]') || size === 24)
        .map((control) => ({ control, box: target(control).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < size - 0.5)
        .map(({ control, box }) => `${box.width}x${box.height} ${control.outerHTML.slice(0, 120)}`)
    );
  }, least);
  expect(small, `smaller than ${least} px on ${page.url()}`).toEqual([]);
}

/** One h1, and no level of headings left out on the way down. */
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
