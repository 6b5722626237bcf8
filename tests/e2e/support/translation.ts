import type { Page } from '@playwright/test';
import { expect } from './test';

/** Before hydration, during it, or when the test begins it. */
export const starts = ['interactive', 'load', 'manual'] as const;

export type TranslationStart = (typeof starts)[number];

/**
 * Replaces text nodes by `<font><font>`, as the translation of Chrome and Edge does, and goes on with what appears later.
 * Words stay, so that names find controls; those of an option differ from its value.
 */
export async function translate(page: Page, start: TranslationStart): Promise<void> {
  await page.addInitScript((moment) => {
    const leftAlone = 'script,style,textarea,noscript,svg,[translate="no"],title';
    const replacements = new WeakSet<Node>();

    function replaceTexts(root: Node) {
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (replacements.has(text) || !text.data.trim() || text.parentElement?.closest(leftAlone)) {
          continue;
        }
        const replacement = document.createTextNode(
          text.parentElement?.nodeName === 'OPTION' ? `«${text.data}»` : text.data,
        );
        replacements.add(replacement);
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstChild?.appendChild(replacement);
        text.replaceWith(outer);
      }
    }

    function begin() {
      document.documentElement.lang = 'ar';
      replaceTexts(document);
      new MutationObserver((records) => {
        const changed = records.flatMap(({ type, target, addedNodes }) =>
          type === 'characterData' ? [target] : [...addedNodes],
        );
        // The translation comes from a server, so later than the change.
        setTimeout(() => {
          for (const node of changed) if (node.isConnected) replaceTexts(node);
        }, 20);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    }

    Object.assign(window, { beginTranslation: begin });
    if (moment === 'load') addEventListener('load', begin);
    if (moment === 'interactive') {
      document.addEventListener(
        'readystatechange',
        () => document.readyState === 'interactive' && begin(),
      );
    }
  }, start);
}

export function beginTranslation(page: Page): Promise<void> {
  return page.evaluate(() => Reflect.get(window, 'beginTranslation')());
}

/** What is shown, and what the fields hold. */
async function visibleText(page: Page): Promise<string> {
  const fields = await page
    .locator('input,select,textarea,option')
    .evaluateAll((all) => all.map((each) => Reflect.get(each, 'value')));
  const text = await page.locator('body').allInnerTexts();
  return [...text, ...fields].join(' ').replace(/[«»]/g, '').replace(/\s+/g, ' ');
}

/** Waits until both pages show the same and no text of `translated` is left as it was. */
export async function expectSameText(translated: Page, original: Page, when: string) {
  await expect(async () => {
    expect(await visibleText(translated), when).toBe(await visibleText(original));
  }).toPass({ timeout: 10_000 });
  await expect(translated.locator('h1 font').first(), when).toBeAttached();
}
