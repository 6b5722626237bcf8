import { ExplainedError } from '@/lib/errors';

/** Retrying with the same file cannot help. */
export class RefusedPicture extends ExplainedError {}

/** JPEG, PNG, WebP, or AVIF among the brands of an ISO media file; bytes as Latin-1. */
const accepted = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp(?:.{4}){0,9}avi[fs])/s;

/** By its first bytes, whatever its name. Throws a `RefusedPicture`. */
export async function checkPicture(file: Blob): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (!accepted.test(String.fromCharCode(...bytes))) {
    throw new RefusedPicture(
      'This file is not a JPEG, PNG, WebP or AVIF picture, whatever its name says. Save it as JPEG (an iPhone’s HEIC photo, too) and choose that.',
    );
  }
}
