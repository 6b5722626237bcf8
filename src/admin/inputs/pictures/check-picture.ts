import { ExplainedError } from '@/lib/errors';

type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

/** Retrying with the same file cannot help; the message says what to choose instead. */
export class RefusedPicture extends ExplainedError {}

const megabyte = 1024 * 1024;
/** Megabytes. What is stored is much smaller (`resizePicture`). */
const limit = 8;

const advice = {
  svg: 'This is an SVG drawing, which can carry programs: save it as PNG and choose that.',
  gif: 'This is a GIF: save it as JPEG or PNG and choose that.',
  heic: 'This is a HEIC photo, which many browsers cannot show: save it as JPEG and choose that.',
  pdf: 'This is a PDF document: save the picture in it as JPEG or PNG and choose that.',
  video: 'This is a video: choose a JPEG, PNG, WebP or AVIF picture.',
  other:
    'This file is not a JPEG, PNG, WebP or AVIF picture, whatever its name says: choose one that is.',
};

type ForeignType = keyof typeof advice;

/** Tells a picture's type by its first bytes, whatever its name. Throws a `RefusedPicture`. */
export async function checkPicture(file: Blob): Promise<PictureType> {
  if (file.size === 0) throw new RefusedPicture('This file is empty: choose another one.');
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const type = pictureType(start);
  if (!type) throw new RefusedPicture(advice[foreignType(start)]);
  if (file.size > limit * megabyte) {
    // Rounded up: a file slightly over the limit must not read "40.0 MB".
    const size = (Math.ceil((file.size / megabyte) * 10) / 10).toFixed(1);
    throw new RefusedPicture(`This file is ${size} MB. Choose one under ${limit} MB.`);
  }
  return type;
}

function pictureType(bytes: Uint8Array): PictureType | undefined {
  const text = latin1(bytes);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (brands(bytes).some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return undefined;
}

function foreignType(bytes: Uint8Array): ForeignType {
  const text = latin1(bytes);
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.includes('%PDF-')) return 'pdf';
  if (brands(bytes).some((brand) => /^(hei|hev|mif1|msf1)/.test(brand))) return 'heic';
  if (brands(bytes).length > 0) return 'video';
  // Without the zero bytes that UTF-16 has between the letters.
  if (/<svg[\s>]/i.test(text.replaceAll('\0', ''))) return 'svg';
  return 'other';
}

/** The brands in the `ftyp` box of an ISO media file (AVIF, HEIC, MP4), such as `mif1`, `avif`. */
function brands(bytes: Uint8Array): string[] {
  const text = latin1(bytes);
  if (!text.startsWith('ftyp', 4)) return [];
  const end = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const [major = '', , ...compatible] = text.slice(8, end).match(/.{4}/gs) ?? [];
  return [major, ...compatible];
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
