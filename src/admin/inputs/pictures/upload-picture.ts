import { addToLibrary } from '@/admin/data/pictures';
import type { UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedName } from '@/content/fields/uploaded-pictures';
import { ExplainedError, sentences } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';
import { checkPicture, RefusedPicture } from './check-picture';
import { resizePicture } from './resize-picture';
import { isStoredAlready, uploadFailure } from './upload-failure';

export type StoredPicture = Omit<UploadedPicture, 'alt' | 'focus'>;

/** Milliseconds for one size of up to 2 MB. */
const timeout = 120_000;

/**
 * Checks and resizes a picture, stores its sizes and adds it to the library. Where it fails, the sizes that are
 * stored are used again by the next attempt.
 */
export async function uploadPicture(files: readonly File[]): Promise<StoredPicture> {
  const [file, another] = files;
  if (!file || another) throw new RefusedPicture('These are several files: choose one picture.');
  await checkPicture(file);
  const hash = await hashOf(file);
  const { extension, width, height, sizes } = await resizePicture(file);
  const path = `${hash}.${extension}`;
  for (const { width, blob } of sizes) await store(uploadedName(path, width), blob);
  const bytes = sizes.at(-1)?.blob.size ?? 0;
  await addToLibrary({ path, fileName: file.name, width, height, bytes });
  return { kind: 'uploaded', path, width, height };
}

async function store(name: string, blob: Blob): Promise<void> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw new ExplainedError(sentences.expired);
  const options = { contentType: blob.type, cacheControl: '31536000' };
  const sent = supabase.storage.from('site-images').upload(name, await blob.arrayBuffer(), options);
  // The client takes no signal for an upload.
  const late = new Promise<never>((_, reject) => {
    const signal = AbortSignal.timeout(timeout);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const { error } = await Promise.race([sent, late]);
  if (error && !isStoredAlready(error)) throw uploadFailure(error);
}

async function hashOf(file: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new ExplainedError(
      'Pictures can be uploaded only over a secure connection: open this page with https://.',
    );
  }
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return new Uint8Array(digest, 0, 16).reduce(
    (hex, byte) => hex + byte.toString(16).padStart(2, '0'),
    '',
  );
}
