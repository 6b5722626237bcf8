import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** What link previews are made for, in pixels (https://ogp.me, 1.91:1). */
const size = { width: 1200, height: 630 };

/** Bytes. WhatsApp leaves out a picture that is heavier. */
const limit = 300_000;

/** Cuts a page's banner out of its master for link previews, as JPEG, which every messenger shows. */
export async function writeSharePicture(body: string, masters: string, file: string) {
  const banner = /<img src="\/pictures\/([\w/-]+?)-\d+\.[^>]*fetchPriority="high"/i.exec(body);
  const name = banner?.[1];
  if (!name) throw new Error('The page has no banner to make a preview of.');
  await mkdir(dirname(file), { recursive: true });
  const cut = sharp(`${masters}/${name}.jpg`).resize({ ...size, fit: 'cover' });
  for (const quality of [78, 64, 50, 36]) {
    const picture = await cut.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length < limit) return writeFile(file, picture);
  }
  throw new Error(`${name} has too much detail for a preview of ${limit} bytes.`);
}
