import { chromium } from '@playwright/test';
const [url, out, w='1366', h='768', s='1', full='', sel=''] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: +w, height: +h }, deviceScaleFactor: +s, reducedMotion: 'reduce' });
await p.goto(url, { waitUntil: 'networkidle' }); await p.evaluate(() => document.fonts.ready); await p.waitForTimeout(400);
await p.screenshot({ path: out, fullPage: full === 'full' });
await b.close();
