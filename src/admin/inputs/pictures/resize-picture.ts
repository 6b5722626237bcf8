import { uploadedWidths } from '@/content/fields/uploaded-pictures';
import { ExplainedError } from '@/lib/errors';
import { counted } from '@/lib/words';
import { RefusedPicture } from './check-picture';

const minWidth = 640;
/** The pages would crop away most of a picture with a higher ratio. */
const maxAspectRatio = 4;
const bucketFileSizeLimit = 2 * 1024 * 1024;

/** Encoding a photo anew drops its metadata, such as the location. */
export async function resizePicture(file: Blob) {
  const original = await decode(file);
  try {
    checkDimensions(original);
    const sizes = [];
    let types = ['image/webp', 'image/jpeg'];
    // All sizes have the same file extension, so the widest decides the type of the others.
    for (const width of uploadedWidths(original.width).toReversed()) {
      const size = { width, ...(await resize(original, width, types)) };
      sizes.unshift(size);
      types = [size.blob.type];
    }
    const widest = sizes.at(-1) ?? original;
    const extension = types.includes('image/webp') ? 'webp' : 'jpg';
    return { width: widest.width, height: widest.height, extension, sizes };
  } finally {
    original.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new RefusedPicture(
      'This file is damaged, or more than this browser can read: choose another one, or save it smaller, as JPEG.',
    );
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

async function resize(original: ImageBitmap, width: number, types: readonly string[]) {
  const height = Math.round((original.height / original.width) * width);
  try {
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
    return { height, blob: await encode(canvas, types) };
  } catch {
    throw new ExplainedError(
      'This browser could not convert the picture: close other tabs and try again, or choose a smaller one.',
    );
  }
}

/** Safari writes PNG where WebP is asked for, so the type of the result is checked. */
async function encode(canvas: OffscreenCanvas, types: readonly string[]): Promise<Blob> {
  for (const type of types) {
    for (const quality of [0.82, 0.7, 0.5]) {
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.type === type && blob.size <= bucketFileSizeLimit) return blob;
    }
  }
  throw new Error('The picture is too large.');
}
