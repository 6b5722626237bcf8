import { backend } from '@/config/env';

/** Pixels. A wider upload is scaled down in the browser. */
export const widestUpload = 1920;

/** In pixels, ascending up to `width`: none is enlarged. */
export function uploadedWidths(width: number): number[] {
  const widest = Math.min(width, widestUpload);
  return [...[640, 1280].filter((usual) => usual < widest), widest];
}

/** The file of one size in the bucket: `<hash>.webp` gives `<hash>-640.webp`. */
export function uploadedName(path: string, width: number): string {
  return path.replace('.', `-${width}.`);
}

export function uploadedUrl(path: string, width: number): string | undefined {
  if (backend.kind === 'none') return undefined;
  return `${backend.url}/storage/v1/object/public/site-images/${uploadedName(path, width)}`;
}

export function uploadedSrcSet(path: string, width: number): string {
  return uploadedWidths(width)
    .map((each) => `${uploadedUrl(path, each)} ${each}w`)
    .join(', ');
}
