import { createHash } from 'node:crypto';
import sharp from 'sharp';

export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

/** A photo from a phone: rotated pixels, an EXIF orientation and GPS coordinates. */
export async function phonePhoto(): Promise<PictureFile> {
  const [width, height] = [600, 1200];
  const red = { r: 200, g: 16, b: 16 };
  const blue = { r: 16, g: 16, b: 200 };
  // The orientation turns the left edge of the pixels into the top of the photo.
  const left = { create: { width: width / 2, height, channels: 3, background: red } } as const;
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '25/1 12/1 18/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '55/1 16/1 14/1',
  };
  const buffer = await sharp({ create: { width, height, channels: 3, background: blue } })
    .composite([{ input: left, gravity: 'west' }])
    .withMetadata({ orientation: 6 })
    // sharp's IFD3 holds the GPS tags.
    .withExifMerge({ IFD0: { ImageDescription: crypto.randomUUID() }, IFD3: place })
    .jpeg()
    .toBuffer();
  return { name: 'harbour.jpeg', mimeType: 'image/jpeg', buffer };
}

export function hashOf({ buffer }: PictureFile): string {
  return createHash('sha256').update(buffer).digest('hex').slice(0, 32);
}

export async function inspect(picture: Buffer) {
  const { format, width, height, exif } = await sharp(picture).metadata();
  const upper = { left: 0, top: 0, width, height: Math.floor(height / 4) };
  const quarter = await sharp(picture).extract(upper).png().toBuffer();
  const [red, , blue] = (await sharp(quarter).stats()).channels;
  return { format, width, height, exif, top: { red: red?.mean ?? 0, blue: blue?.mean ?? 0 } };
}
