import { askDatabase, assertAdministrator, signedInAs } from '@/admin/data/ask-database';
import { sectionFailure } from '@/admin/data/section-failure';
import type { UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedName, uploadedWidths } from '@/content/fields/uploaded-pictures';
import { ExplainedError } from '@/lib/errors';
import { counted } from '@/lib/words';

/** A retry with the same file would be refused again. */
export class RefusedPicture extends ExplainedError {}

export async function uploadPicture(
  files: readonly File[],
  userId: string,
): Promise<UploadedPicture> {
  const [file, another] = files;
  if (!file || another) throw new RefusedPicture('These are several files: choose one picture.');
  await checkPicture(file);
  const sizes = await resizePicture(file);
  const { width, height, blob } = sizes.at(-1) as Size;
  const path = `${await hashOf(file)}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`;
  for (const size of sizes) await store(uploadedName(path, size.width), size.blob, userId);
  const image = { path, file_name: file.name, width, height, bytes: blob.size };
  // Adding the same file again moves it to the top of the library and makes it visible.
  await askDatabase((supabase) => supabase.rpc('add_image', image), signedInAs(userId));
  return { kind: 'uploaded', path, width, height, alt: '' };
}

async function store(name: string, blob: Blob, userId: string): Promise<void> {
  const supabase = await signedInAs(userId);
  // Without this header, Storage tells search engines not to index the picture.
  const headers = { 'x-robots-tag': 'all' };
  const options = { contentType: blob.type, cacheControl: '31536000', headers };
  const bucket = supabase.storage.from('site-images');
  const { error } = await bucket.upload(name, await blob.arrayBuffer(), options);
  if (error) await refuseUnlessStored(error);
}

/** Without a response, or with one that is not JSON, the Supabase client sets no status. */
type StorageError = { message: string; status?: number; statusCode?: string };

export async function refuseUnlessStored(error: StorageError): Promise<void> {
  // Hosted Supabase Storage answers most refusals with status 400 and puts the actual status into the body.
  const status = Number(error.statusCode) || error.status;
  // File names are content hashes, so a file that is already stored is the same picture.
  if (status === 409 || error.message === 'Duplicate') return;
  // Storage gives an ended session and a lost role the same status, so the database is asked which it is.
  if (status === 401 || status === 403) await assertAdministrator();
  if (status === 413) {
    throw new RefusedPicture('The server finds this picture too large: choose a smaller one.');
  }
  throw sectionFailure(status ? {} : error, status);
}

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const bytes = Array.from(new Uint8Array(digest, 0, 16));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Each character is one byte. An AVIF file names its format among the brands of its `ftyp` box. */
const magicBytes = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp(?:.{4}){0,9}avi[fs])/s;

export async function checkPicture(file: Blob): Promise<void> {
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (!magicBytes.test(String.fromCharCode(...start))) {
    throw new RefusedPicture(
      'This file is not a JPEG, PNG, WebP or AVIF picture. Save it as JPEG (an iPhone’s HEIC photo, too) and choose that.',
    );
  }
}

const minWidth = 640;

/** Encoding a photo anew drops its metadata, such as the location. */
async function resizePicture(file: Blob) {
  const original = await createImageBitmap(file).catch(() => {
    throw new RefusedPicture(
      'This file is damaged, or more than this browser can read: choose another one, or save it smaller, as JPEG.',
    );
  });
  if (original.width < minWidth) {
    throw new RefusedPicture(
      `This picture is only ${counted(original.width, 'pixel')} wide and would look blurred: choose one of at least ${minWidth}.`,
    );
  }
  try {
    return await Promise.all(
      uploadedWidths(original.width).map((width) => resize(original, width)),
    );
  } catch {
    throw new ExplainedError(
      'This browser could not convert the picture: close other tabs and try again, or choose a smaller one.',
    );
  } finally {
    original.close();
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
  const quality = 0.82;
  let blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  // Safari writes PNG where WebP is asked for.
  if (blob.type !== 'image/webp')
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return { width, height, blob };
}
