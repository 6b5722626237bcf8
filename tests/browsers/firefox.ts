import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Browser, fileField, windowSize } from './page.ts';

const binaries = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Over WebDriver BiDi. Undefined where there is no Firefox. */
export async function startFirefox(): Promise<Browser | undefined> {
  const executablePath = binaries.find((path) => existsSync(path));
  if (!executablePath) return undefined;
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    protocolTimeout: 120_000,
  });
  return {
    name: await firefox.version(),
    newWindow: async () => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(windowSize);
      return {
        evaluate: (expression) => page.evaluate(expression),
        click: async (x, y, count) => {
          await page.mouse.click(x, y, { count });
          // The driver takes two presses in half a second for a double click, wherever they are.
          await new Promise((resolve) => setTimeout(resolve, 600));
        },
        type: (text) => page.keyboard.type(text),
        attach: async (file) => (await page.$(fileField))?.uploadFile(file),
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
}
