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

type Canvas = OffscreenCanvas | HTMLCanvasElement;

const narrowest = 640;
/** Ratio of the sides: the pages would crop away most of a longer picture. */
const steepest = 4;
/** Bytes: the limit of the bucket (supabase/migrations), met by lowering the quality. */
const largestSize = 2 * 1024 * 1024;
/** Pixels that a canvas can have in Safari on an iPhone; a larger one stays empty. */
const largestCanvas = 2 ** 24;
const qualities = [0.82, 0.7, 0.5];

/** Encodes a picture in the widths to store, without metadata such as the place of a photo. */
export async function resizePicture(file: Blob, signal?: AbortSignal): Promise<ResizedPicture> {
  const bitmap = await decode(file);
  try {
    checkMeasures(bitmap);
    const widths = uploadedWidths(bitmap.width);
    const heightAt = (width: number) => Math.round((bitmap.height / bitmap.width) * width);
    const sizes = [];
    for (const width of widths) {
      signal?.throwIfAborted();
      sizes.push({ width, blob: await encode(scale(bitmap, width, heightAt(width))) });
    }
    const width = widths.at(-1) ?? bitmap.width;
    const extension = sizes[0]?.blob.type === 'image/webp' ? 'webp' : 'jpg';
    return { width, height: heightAt(width), extension, sizes };
  } finally {
    bitmap.close();
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

/** In halving steps: bilinear downscaling by more than half skips pixels and causes moiré. */
function scale(bitmap: ImageBitmap, width: number, height: number): Canvas {
  let from: ImageBitmap | Canvas = bitmap;
  while (from.width > 2 * width) {
    const by = Math.max(2, Math.sqrt((from.width * from.height) / largestCanvas));
    from = draw(from, Math.floor(from.width / by), Math.floor(from.height / by));
  }
  return draw(from, width, height);
}

function draw(from: ImageBitmap | Canvas, width: number, height: number): Canvas {
  const canvas =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: Canvas) {
  const context =
    canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : canvas.getContext('2d');
  if (context) return context;
  throw new ExplainedError(
    'This browser has no memory left for the picture: close other tabs and try again.',
  );
}

/** WebP; JPEG where the browser cannot encode WebP and returns PNG instead, as Safari does. */
async function encode(canvas: Canvas): Promise<Blob> {
  const webp = await encodeAs('image/webp', canvas);
  if (webp.type === 'image/webp') return webp;
  // JPEG has no transparency, which would turn black: fill it with the page's background.
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encodeAs('image/jpeg', canvas);
}

/** With the best quality that fits the bucket's limit, or the lowest one. */
async function encodeAs(type: string, canvas: Canvas): Promise<Blob> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await toBlob(canvas, type, quality);
    if (blob && (blob.type !== type || blob.size <= largestSize)) return blob;
  }
  if (blob) return blob;
  throw new ExplainedError(
    'This browser could not convert the picture: choose a smaller one, or use another browser.',
  );
}

function toBlob(canvas: Canvas, type: string, quality: number): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
