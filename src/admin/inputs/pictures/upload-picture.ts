import { keepPicture } from '@/admin/data/pictures';
import { backend } from '@/config/env';
import type { UploadedPicture } from '@/content/fields/picture-schema';
import { uploadedName } from '@/content/fields/uploaded-pictures';
import { ExplainedError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';
import { checkPicture } from './check-picture';
import { resizePicture } from './resize-picture';
import { sendFile } from './send-file';
import { uploadFailure } from './upload-failure';

export type StoredPicture = Omit<UploadedPicture, 'alt' | 'focus'>;

type Options = {
  signal: AbortSignal;
  /** Gets the fraction that has been sent, from 0 to 1, once the picture is resized. */
  onProgress: (fraction: number) => void;
};

/**
 * Checks and resizes a picture, stores its sizes and lists it. An aborted upload may leave some sizes in the bucket,
 * which a retry reuses.
 */
export async function uploadPicture(
  file: File,
  { signal, onProgress }: Options,
): Promise<StoredPicture> {
  await checkPicture(file);
  const hash = await hashOf(file);
  const { extension, width, height, sizes } = await resizePicture(file, signal);
  const path = `${hash}.${extension}`;

  const total = sizes.reduce((sum, { blob }) => sum + blob.size, 0);
  let sent = 0;
  onProgress(0);
  for (const size of sizes) {
    const headers = await uploadHeaders(size.blob);
    const answer = await sendFile({
      url: objectUrl(uploadedName(path, size.width)),
      headers,
      body: size.blob,
      signal,
      onProgress: (bytes) => onProgress(Math.min(1, (sent + bytes) / total)),
    });
    const failure = uploadFailure(answer);
    if (failure) throw failure;
    sent += size.blob.size;
    onProgress(sent / total);
  }
  signal.throwIfAborted();
  await keepPicture({
    path,
    fileName: file.name,
    width,
    height,
    bytes: sizes.at(-1)?.blob.size ?? total,
  });
  return { kind: 'uploaded', path, width, height };
}

async function hashOf(file: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new ExplainedError(
      'Pictures can be uploaded only over a secure connection: open this page with https://.',
    );
  }
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest, 0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Read for each size: the access token may be refreshed during a slow upload. */
async function uploadHeaders(blob: Blob): Promise<Record<string, string>> {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  if (!data.session || backend.kind === 'none') {
    throw new ExplainedError('You are signed out. Sign in again, then try the upload again.');
  }
  return {
    apikey: backend.anonKey,
    authorization: `Bearer ${data.session.access_token}`,
    'content-type': blob.type,
    'cache-control': 'max-age=31536000',
    'x-upsert': 'false',
  };
}

function objectUrl(name: string): string {
  const origin = backend.kind === 'none' ? '' : backend.url;
  return `${origin}/storage/v1/object/site-images/${name}`;
}
