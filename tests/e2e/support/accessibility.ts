import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test';

/**
 * Runs the rules of WCAG 2.2 up to AA and axe's best practices. axe cannot judge colours over pictures, and the
 * editor's preview is left out because it shows a public page. `part` is a selector, such as that of an open dialog.
 */
export async function expectNoViolations(
  page: Page,
  state = page.url(),
  part = 'html',
): Promise<void> {
  await untilStill(page);
  // Parsing axe takes as long as running it, so it is parsed once per document.
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

/** During a transition, colours have another contrast. */
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

/** Leaves the page 1440 px wide. axe runs at 320 px alone: names, roles and colours are the same on both. */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 320) await expectNoViolations(page, state, part);
    await expectFits(page, `${state} at ${width} px`);
    await expectTargets(page, 24);
    await expectOutline(page);
  }
}

/** Adds a constructed style sheet, because the CSP blocks `<style>`. Returns a function that removes the CSS. */
export async function addCss(page: Page, css: string) {
  const sheet = await page.evaluateHandle((text) => {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(text);
    document.adoptedStyleSheets.push(styleSheet);
    return styleSheet;
  }, css);
  return () => sheet.evaluate((styleSheet) => styleSheet.replaceSync(''));
}

/** Retried, because the layout follows a change of the width later. */
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

export async function expectFitsEnlarged(page: Page): Promise<void> {
  const remove = await addCss(page, ':root { font-size: 200% }');
  // `waitForFunction` polls in each animation frame, `expect.poll` only after 0.1 s.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  await expectFits(page, `${page.url()} with text at 200 %`);
  await remove();
}

/** WCAG 2.5.8 allows smaller links within a sentence. */
export async function expectTargets(page: Page, least: 24 | 44): Promise<void> {
  const small = await page.evaluate((size) => {
    /** A label enlarges the target of its checkbox or radio button; a stretched link covers its card or row. */
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
        // Five dots of 44 px do not fit a phone, and the previous and next buttons do the same.
        .filter((control) => !control.matches('[aria-label^="Slide "]') || size === 24)
        .map((control) => ({ control, box: target(control).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < size - 0.5)
        .map(({ control, box }) => `${box.width}x${box.height} ${control.outerHTML.slice(0, 120)}`)
    );
  }, least);
  expect(small, `smaller than ${least} px on ${page.url()}`).toEqual([]);
}

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
