import { uploadedWidths } from '@/content/fields/uploaded-pictures';
import { ExplainedError } from '@/lib/errors';
import { counted } from '@/lib/words';

/** A retry with the same file would be refused again. */
export class RefusedPicture extends ExplainedError {}

/** Each character is one byte. An AVIF file names its format among the brands of its `ftyp` box. */
const magicBytes = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp(?:.{4}){0,9}avi[fs])/s;

/** WebP's `ANIM` chunk, PNG's `acTL` and AVIF's brand `avis` stand at the beginning of the file. */
const animation = /^(?:RIFF.{4}WEBPVP8X.*ANIM|\x89PNG.*acTL|.{4}ftyp(?:.{4}){0,9}avis)/s;

const damaged =
  'This file is damaged, or more than this browser can read: choose another one, or save it smaller, as JPEG.';

export async function checkPicture(file: Blob): Promise<{ isAnimated: boolean }> {
  const start = await lettersOf(file.slice(0, 32_768));
  const end = await lettersOf(file.slice(-32_768));
  if (!magicBytes.test(start)) {
    throw new RefusedPicture(
      'This file is not a JPEG, PNG, WebP or AVIF picture. Save it as JPEG (an iPhone’s HEIC photo, too) and choose that.',
    );
  }
  // WebKit decodes a PNG that was cut off, as an empty picture.
  if (start.startsWith('\x89PNG') && !end.includes('IEND')) throw new RefusedPicture(damaged);
  return { isAnimated: animation.test(start) };
}

async function lettersOf(part: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await part.arrayBuffer()));
}

const minWidth = 640;
/** The pages would crop away most of a picture with a higher ratio. */
const maxAspectRatio = 4;
const bucketFileSizeLimit = 2 * 1024 * 1024;

/** Encoding a photo anew drops its metadata, such as the location. */
export async function resizePicture(file: Blob) {
  const original = await createImageBitmap(file).catch(() => {
    throw new RefusedPicture(damaged);
  });
  checkDimensions(original);
  try {
    const narrower = uploadedWidths(original.width);
    const widest = narrower.pop() ?? original.width;
    const sizes: [widest: Size, ...narrower: Size[]] = [await resize(original, widest)];
    for (const width of narrower) sizes.push(await resize(original, width));
    return sizes;
  } catch {
    throw new ExplainedError(
      'This browser could not convert the picture: close other tabs and try again, or choose a smaller one.',
    );
  } finally {
    original.close();
  }
}

function checkDimensions({ width, height }: ImageBitmap) {
  if (width < minWidth) {
    throw new RefusedPicture(
      `This picture is only ${counted(width, 'pixel')} wide and would look blurred: choose one of at least ${minWidth}.`,
    );
  }
  if (Math.max(width / height, height / width) > maxAspectRatio) {
    throw new RefusedPicture(
      'This picture is much longer one way than the other: choose one whose sides differ less, such as 16:9.',
    );
  }
}

type Size = { width: number; height: number; blob: Blob };

async function resize(original: ImageBitmap, width: number): Promise<Size> {
  const height = Math.round((original.height / original.width) * width);
  const resized = await createImageBitmap(original, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  // In a JPEG, transparent pixels would turn black.
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, width, height);
  context.drawImage(resized, 0, 0);
  resized.close();
  return { width, height, blob: await encode(canvas) };
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of [0.82, 0.7, 0.5]) {
    let blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    // Safari writes PNG where WebP is asked for.
    if (blob.type !== 'image/webp')
      blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= bucketFileSizeLimit) return blob;
  }
  throw new Error('The picture is too large.');
}
