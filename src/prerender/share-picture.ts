import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type PagePath, sharePicturePath, sharePictureSize } from '../config/paths.ts';

/** Writes a page's `og:image`: the page's banner, as JPEG because every messenger supports it. An uploaded one has no master. */
export async function writeSharePicture(html: string, path: PagePath, root: string, dist: string) {
  const [banner] = /<img\b[^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
  if (!banner) throw new Error(`${path} has no banner for its link preview.`);
  const name = /\bsrc="\/pictures\/([\w/-]+?)-\d+\./.exec(banner)?.[1] ?? 'hero/spices';
  const file = join(dist, sharePicturePath(path));
  await mkdir(dirname(file), { recursive: true });
  await sharp(join(root, `src/pictures/masters/${name}.jpg`))
    .resize({ ...sharePictureSize(path), fit: 'cover' })
    // WhatsApp ignores pictures above 300 kB.
    .jpeg({ quality: 64, mozjpeg: true })
    .toFile(file);
}
