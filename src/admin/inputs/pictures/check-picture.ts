import { ExplainedError } from '@/lib/errors';

/** Thrown for a file that a retry would refuse again. */
export class RefusedPicture extends ExplainedError {}

/** The bytes are read as Latin-1. AVIF is one of the brands in the `ftyp` box of an ISO media file. */
const magicBytes = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp(?:.{4}){0,9}avi[fs])/s;

export async function checkPicture(file: Blob): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (!magicBytes.test(String.fromCharCode(...bytes))) {
    throw new RefusedPicture(
      'This file is not a JPEG, PNG, WebP or AVIF picture, whatever its name says. Save it as JPEG (an iPhone’s HEIC photo, too) and choose that.',
    );
  }
}
