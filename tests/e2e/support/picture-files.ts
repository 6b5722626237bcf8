import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** A file for `FileChooser.setFiles`. */
export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

type Format = 'jpeg' | 'png' | 'avif';

/** A picture of one colour with a hash of its own. */
export function plainPicture(width: number, height: number, format: Format = 'png') {
  const colour = { r: 176, g: 96, b: 32 };
  return pictureFile(sharp({ create: { width, height, channels: 3, background: colour } }), format);
}

/** A wholly transparent picture. */
export function transparentPicture(width: number, height: number) {
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  return pictureFile(sharp({ create: { width, height, channels: 4, background: nothing } }), 'png');
}

/** A photo from a phone held upright: rotated pixels with an EXIF orientation, GPS coordinates, and 9 MB large. */
export async function phonePhoto(): Promise<PictureFile> {
  const [width, height] = [2400, 2000];
  const red = { r: 200, g: 16, b: 16 };
  const blue = { r: 16, g: 16, b: 200 };
  // The left of the sensor is the top of the photo.
  const left = { create: { width: width / 2, height, channels: 3, background: red } } as const;
  const photo = sharp({ create: { width, height, channels: 3, background: blue } })
    .composite([{ input: left, gravity: 'west' }])
    .withMetadata({ orientation: 6 });
  const file = await pictureFile(photo, 'jpeg', {
    GPSLatitudeRef: 'N',
    GPSLatitude: '25/1 12/1 18/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '55/1 16/1 14/1',
  });
  // Decoders ignore what follows the picture.
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(9_000_000)]) };
}

async function pictureFile(
  picture: Sharp,
  format: Format,
  place: Record<string, string> = {},
): Promise<PictureFile> {
  const buffer = await picture
    // sharp's IFD3 holds the GPS tags.
    .withExifMerge({ IFD0: { ImageDescription: crypto.randomUUID() }, IFD3: place })
    .toFormat(format)
    .toBuffer();
  return { name: `harbour.${format}`, mimeType: `image/${format}`, buffer };
}

/** The hash in the stored names of a file. */
export function hashOf({ buffer }: PictureFile): string {
  return createHash('sha256').update(buffer).digest('hex').slice(0, 32);
}

/** The metadata of a picture and the mean colour of its upper quarter. */
export async function inspect(picture: Buffer) {
  const { format, width, height, exif } = await sharp(picture).metadata();
  const upper = { left: 0, top: 0, width, height: Math.floor(height / 4) };
  const quarter = await sharp(picture).extract(upper).png().toBuffer();
  const [red, , blue] = (await sharp(quarter).stats()).channels;
  return { format, width, height, exif, top: { red: red?.mean ?? 0, blue: blue?.mean ?? 0 } };
}
