import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type PagePath, sharePicturePath, sharePictureSize } from '../config/paths.ts';

const substitute = 'hero/spices';

/** Writes a page's `og:image`: the page's banner, as JPEG because every messenger supports it. */
export async function writeSharePicture(html: string, path: PagePath, root: string, dist: string) {
  const [banner = ''] = /<img\b[^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
  const src = /\bsrc="([^"]+)"/.exec(banner)?.[1];
  if (!src) throw new Error(`${path} has no banner for its link preview.`);
  const file = join(dist, sharePicturePath(path));
  await mkdir(dirname(file), { recursive: true });
  await sharp(await original(src, join(root, 'src/pictures/masters')))
    .resize({ ...sharePictureSize(path), fit: 'cover' })
    // WhatsApp ignores pictures above 300 kB.
    .jpeg({ quality: 64, mozjpeg: true })
    .toFile(file);
}

async function original(src: string, masters: string): Promise<string | Buffer> {
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
