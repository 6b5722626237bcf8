import { ExplainedError } from '@/lib/errors';

/** A retry with the same file would be refused again. */
export class RefusedPicture extends ExplainedError {}

/** Each character is one byte. An AVIF file names its format among the brands of its `ftyp` box. */
const magicBytes = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp(?:.{4}){0,9}avi[fs])/s;

/** WebP's `ANIM` chunk, PNG's `acTL` and AVIF's brand `avis` stand at the beginning of the file. */
const animation = /^(?:RIFF.{4}WEBPVP8X.*ANIM|\x89PNG.*acTL|.{4}ftyp(?:.{4}){0,9}avis)/s;

export async function checkPicture(file: Blob): Promise<{ isAnimated: boolean }> {
  const bytes = new Uint8Array(await file.slice(0, 32_768).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  if (!magicBytes.test(start)) {
    throw new RefusedPicture(
      'This file is not a JPEG, PNG, WebP or AVIF picture. Save it as JPEG (an iPhone’s HEIC photo, too) and choose that.',
    );
  }
  return { isAnimated: animation.test(start) };
}
