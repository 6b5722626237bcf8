import { backend } from '@/config/env';

/** Pixels. Uploads are stored no wider than this. */
export const widestUpload = 1920;

/**
 * The widths in which an upload is stored, ascending, in pixels; `width` is that of the widest. No
 * picture is enlarged, so a small one has fewer of them.
 */
export function uploadedWidths(width: number): number[] {
  const widest = Math.min(width, widestUpload);
  return [...[640, 1280].filter((usual) => usual < widest), widest];
}

/** The name of one size in the bucket: `<hash>.webp` is stored as `<hash>-640.webp` and so on. */
export function uploadedName(path: string, width: number): string {
  return path.replace('.', `-${width}.`);
}

/** Undefined on a site without a backend, which has no uploads. */
export function uploadedUrl(path: string, width: number): string | undefined {
  if (backend.kind === 'none') return undefined;
  return `${backend.url}/storage/v1/object/public/site-images/${uploadedName(path, width)}`;
}

export function uploadedSrcSet(path: string, width: number): string {
  return uploadedWidths(width)
    .map((each) => `${uploadedUrl(path, each)} ${each}w`)
    .join(', ');
}
