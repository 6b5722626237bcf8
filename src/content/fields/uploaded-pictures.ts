import { backend } from '@/config/env';

/** Pixels. The editor scales a wider picture down before the upload. */
export const widestUpload = 1920;

export function uploadedWidths(width: number): number[] {
  const widest = Math.min(width, widestUpload);
  return [...[640, 1280].filter((standard) => standard < widest), widest];
}

/** E.g. `<hash>-640.webp` for `<hash>.webp`. */
export function uploadedName(path: string, width: number): string {
  return path.replace('.', `-${width}.`);
}

export function uploadedUrl(path: string, width: number): string {
  return `${backend.url}/storage/v1/object/public/site-images/${uploadedName(path, width)}`;
}

export function uploadedSrcSet(path: string, width: number): string {
  return uploadedWidths(width)
    .map((each) => `${uploadedUrl(path, each)} ${each}w`)
    .join(', ');
}
