import { uploadedWidths } from '@/content/fields/uploaded-pictures';
import { ExplainedError } from '@/lib/errors';
import { RefusedPicture } from './check-picture';

type ResizedPicture = {
  /** Pixels of the widest size. */
  width: number;
  height: number;
  extension: 'webp' | 'jpg';
  /** Ascending by width. */
  sizes: { width: number; blob: Blob }[];
};

const narrowest = 640;
/** Ratio of the sides: the pages would crop away most of a longer picture. */
const steepest = 4;
/** Bytes: the limit of the bucket (supabase/migrations), met by lowering the quality. */
const largestSize = 2 * 1024 * 1024;
const qualities = [0.82, 0.7, 0.5];

/** Encodes a picture in the widths to store, without metadata such as where a photo was taken. */
export async function resizePicture(file: Blob): Promise<ResizedPicture> {
  const original = await decode(file);
  try {
    checkMeasures(original);
    const sizes = [];
    for (const width of uploadedWidths(original.width)) {
      sizes.push({ width, ...(await resize(original, width)) });
    }
    const widest = sizes.at(-1) ?? original;
    const extension = sizes[0]?.blob.type === 'image/webp' ? 'webp' : 'jpg';
    return { width: widest.width, height: widest.height, extension, sizes };
  } finally {
    original.close();
  }
}

/** By default, browsers apply the EXIF orientation. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new RefusedPicture(
      'This file is damaged or not a picture that this browser can read: choose another one, or save it as JPEG first.',
    );
  }
}

function checkMeasures({ width, height }: ImageBitmap) {
  if (width < narrowest) {
    throw new RefusedPicture(
      `This picture is only ${width} pixels wide and would look blurred: choose one of at least ${narrowest}.`,
    );
  }
  if (Math.max(width / height, height / width) > steepest) {
    throw new RefusedPicture(
      'This picture is too long for its width: choose one whose sides differ less, such as 16:9.',
    );
  }
}

async function resize(original: ImageBitmap, width: number) {
  const height = Math.round((original.height / original.width) * width);
  try {
    const resized = await createImageBitmap(original, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(resized, 0, 0);
    resized.close();
    return { height, blob: await encode(canvas) };
  } catch {
    throw new ExplainedError(
      'This browser could not convert the picture: close other tabs and try again, or choose a smaller one.',
    );
  }
}

/** WebP; JPEG where the browser cannot encode WebP and returns PNG instead, as Safari does. */
async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  const webp = await encodeAs('image/webp', canvas);
  if (webp.type === 'image/webp') return webp;
  // JPEG has no transparency, which would turn black: fill it with the page's background.
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return encodeAs('image/jpeg', canvas);
}

/** With the best quality that fits the bucket's limit, or the lowest one. */
async function encodeAs(type: string, canvas: OffscreenCanvas): Promise<Blob> {
  let blob = await canvas.convertToBlob({ type, quality: qualities[0] });
  for (const quality of qualities.slice(1)) {
    if (blob.type !== type || blob.size <= largestSize) break;
    blob = await canvas.convertToBlob({ type, quality });
  }
  return blob;
}
