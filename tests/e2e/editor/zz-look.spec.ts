import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, publish, test } from '../support/editor';
import { open } from '../support/pages';
import { giveFile, openHeroPicture } from '../support/picture-field';

test.use({ section: 'hero' });
for (const [name, height] of [
  ['landscape', 1440],
  ['portrait', 3200],
] as const) {
  test(`look ${name}`, async ({ page, browser, admin }) => {
    test.setTimeout(120_000);
    const buffer = await sharp(readFileSync('/work/main/src/pictures/masters/scenes/warehouse.jpg'))
      .resize(2400, height, { fit: 'cover' })
      .jpeg()
      .toBuffer();
    const f = await openHeroPicture(page, 'Spices');
    await giveFile(page, f.upload, { name: 'w.jpg', mimeType: 'image/jpeg', buffer });
    await expect(f.caption).toHaveText(/^Uploaded/);
    await page.screenshot({ path: `/tmp/pics/look-${name}-field.png` });
    await f.description.fill('Our warehouse');
    await publish(page);
    for (const [screen, opts] of [
      [
        'phone',
        {
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        },
      ],
      ['desktop', { viewport: { width: 1440, height: 900 } }],
      ['tablet', { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 }],
    ] as const) {
      const guest = await browser.newContext(opts);
      const home = await guest.newPage();
      await open(home, '/');
      const img = home.getByRole('img', { name: 'Our warehouse' });
      await expect(img).toBeVisible();
      await home.waitForLoadState('networkidle');
      console.log(
        name,
        screen,
        await img.evaluate((i: HTMLImageElement) => [
          i.currentSrc.slice(-12),
          i.offsetWidth,
          i.offsetHeight,
          i.sizes,
          performance
            .getEntriesByType('resource')
            .filter((e) => /hero\/spices|site-images/.test(e.name))
            .map((e) => e.name.slice(-40)),
        ]),
      );
      await home.screenshot({ path: `/tmp/pics/look-${name}-${screen}.png` });
      await guest.close();
    }
  });
}
