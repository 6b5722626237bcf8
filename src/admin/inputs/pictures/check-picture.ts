import { ExplainedError } from '@/lib/errors';

/** Retrying with the same file cannot help; the message says what to choose instead. */
export class RefusedPicture extends ExplainedError {}

/** The first bytes of a JPEG, PNG, WebP or AVIF, as Latin-1. AVIF is among the brands of an ISO media file. */
const accepted = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp(?:.{4}){0,9}avi[fs])/s;

/** The first that matches says why a file is refused. */
const refusals: [start: RegExp, advice: string][] = [
  [/^GIF8[79]a/, 'This is a GIF: save it as JPEG or PNG and choose that.'],
  [
    /^.{4}ftyp(?:.{4}){0,9}(?:hei|hev|mif1|msf1)/s,
    'This is a HEIC photo, which many browsers cannot show: save it as JPEG and choose that.',
  ],
  [/%PDF-/, 'This is a PDF document: save the picture in it as JPEG or PNG and choose that.'],
  [
    // UTF-16 has zero bytes between the letters.
    /<\0?s\0?v\0?g\0?[\s>]/i,
    'This is an SVG drawing, which can carry programs: save it as PNG and choose that.',
  ],
  [
    /^/,
    'This file is not a JPEG, PNG, WebP or AVIF picture, whatever its name says: choose one that is.',
  ],
];

/** By its first bytes, whatever its name. Throws a `RefusedPicture`. */
export async function checkPicture(file: Blob): Promise<void> {
  if (file.size === 0) throw new RefusedPicture('This file is empty: choose another one.');
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  if (!accepted.test(start)) {
    throw new RefusedPicture(refusals.find(([pattern]) => pattern.test(start))?.[1]);
  }
}
