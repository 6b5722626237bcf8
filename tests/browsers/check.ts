import { withServedSite } from '../bench/served-site.ts';
import { administrators } from './administrators.ts';
import { startFirefox } from './firefox.ts';
import { type Browser, browserPage } from './page.ts';
import { visitors } from './visitors.ts';
import { startWebkit } from './webkit.ts';

const browsers = {
  'Firefox is not installed (Debian: apt install firefox-esr)': startFirefox,
  'WebKitGTK is not installed (Debian: apt install webkit2gtk-driver xvfb)': startWebkit,
};

await withServedSite(async (site) => {
  for (const [missing, start] of Object.entries(browsers)) {
    const browser = await start();
    if (browser) await walk(browser, site);
    else console.log(`${missing}: its journeys are skipped.`);
  }
});

async function walk(browser: Browser, site: string): Promise<void> {
  console.log(browser.name);
  for (const [name, journey] of Object.entries({ ...visitors, ...administrators })) {
    if (!name.includes(process.argv[2] ?? '')) continue;
    const started = performance.now();
    const window = await browser.newWindow();
    try {
      await journey(browserPage(window, site));
      console.log(`  ✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`  ✗ ${name}\n${error instanceof Error ? error.stack : error}`);
    } finally {
      await window.close();
    }
  }
  await browser.close();
}
