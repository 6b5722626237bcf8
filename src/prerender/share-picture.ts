import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

type Size = { width: number; height: number };

/** Used where an uploaded banner cannot be fetched. */
const substitute = 'hero/spices';

/** Cuts a page's first picture for link previews, as JPEG, which every messenger shows. */
export async function writeSharePicture(body: string, size: Size, masters: string, file: string) {
  const [banner] = /<img\b[^>]*fetchPriority="high"[^>]*>/i.exec(body) ?? [];
  const src = banner && /\bsrc="([^"]+)"/.exec(banner)?.[1];
  if (!src) throw new Error('The page has no banner to make a preview of.');
  await mkdir(dirname(file), { recursive: true });
  const cut = sharp(await largest(src, masters)).resize({ ...size, fit: 'cover' });
  // WhatsApp ignores previews of more than 300 kB; at this quality the most detailed has half of that.
  await cut.jpeg({ quality: 64, mozjpeg: true }).toFile(file);
}

/** The master of one of the site's own pictures; an upload is fetched from the project. */
async function largest(src: string, masters: string): Promise<string | Buffer> {
  const own = /^\/pictures\/([\w/-]+?)-\d+\./.exec(src)?.[1];
  if (own) return `${masters}/${own}.jpg`;
  try {
    const answer = await fetch(src);
    if (!answer.ok) throw new Error(`answered with ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    console.warn(`The link preview shows ${substitute} instead of ${src}: ${error}`);
    return `${masters}/${substitute}.jpg`;
  }
}
