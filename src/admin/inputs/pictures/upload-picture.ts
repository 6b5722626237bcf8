import { assertAdministrator, signedInAs } from '@/admin/data/ask-database';
import { addToLibrary } from '@/admin/data/pictures';
import type { UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedName } from '@/content/fields/uploaded-pictures';
import { ExplainedError, errorMessage, sentences } from '@/lib/errors';
import { checkPicture, RefusedPicture, resizePicture } from './prepare-picture';

export async function uploadPicture(
  files: readonly File[],
  userId: string,
): Promise<{ picture: UploadedPicture; isAnimated: boolean }> {
  const [file, another] = files;
  if (!file || another) throw new RefusedPicture('These are several files: choose one picture.');
  const { isAnimated } = await checkPicture(file);
  const [widest, ...narrower] = await resizePicture(file);
  const { width, height, blob } = widest;
  const path = `${await hashOf(file)}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`;
  for (const size of [...narrower, widest])
    await store(uploadedName(path, size.width), size.blob, userId);
  await addToLibrary({ path, file_name: file.name, width, height, bytes: blob.size }, userId);
  return { picture: { kind: 'uploaded', path, width, height, alt: '' }, isAnimated };
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
  // It is neither: a proxy has refused the upload.
  if (status === 403) throw new ExplainedError(sentences.broken);
  if (status === 413) {
    throw new RefusedPicture('The server finds this picture too large: choose a smaller one.');
  }
  throw new ExplainedError(errorMessage(status ? { status } : error));
}

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const bytes = Array.from(new Uint8Array(digest, 0, 16));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
