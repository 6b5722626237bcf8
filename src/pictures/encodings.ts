import { createHash } from 'node:crypto';
import { type PictureKindName, pictureKind, pictureKindName } from './picture-kinds.ts';

/** AVIF quality for each of the kind's `widths`. */
const qualities = {
  product: [54, 54, 50, 42],
  hero: [54, 54, 50, 48],
  heroStrip: [54, 52, 50, 48],
  heroPortrait: [54, 44, 40],
  scene: [52, 50, 49, 49, 48],
  scenePortrait: [34, 24, 32],
} satisfies Record<PictureKindName, number[]>;

/** At the same file size, `tune: iq` preserves textures that `ssim` blurs. */
const avif = { effort: 5, chromaSubsampling: '4:2:0', tune: 'iq' } as const;

const cropCorners: Readonly<Record<string, { left: number; top: number }>> = {
  'hero/rice-strip': { left: 0, top: 420 },
  'scenes/containers-portrait': { left: 700, top: 0 },
  'scenes/dunes-portrait': { left: 440, top: 0 },
  'scenes/flatlay-portrait': { left: 1000, top: 0 },
  'scenes/sacks-portrait': { left: 560, top: 0 },
  'scenes/shelves-portrait': { left: 1010, top: 0 },
  'scenes/warehouse-portrait': { left: 545, top: 0 },
};

export const cropNames = Object.keys(cropCorners);

export function masterFile(name: string): string {
  return `${name in cropCorners ? name.replace(/-\w+$/, '') : name}.jpg`;
}

export function encodingOf(name: string) {
  const { width, height, widths } = pictureKind(name);
  const corner = cropCorners[name];
  const ofWidths = qualities[pictureKindName(name)];
  return {
    crop: corner && { ...corner, width, height },
    /** Size in pixels. The filter removes noise from the blurred parts of hero pictures, which saves bytes. */
    median: name.startsWith('hero/') ? 3 : undefined,
    variants: widths.map((each, index) => ({
      width: each,
      height: Math.round((each * height) / width),
      avif: { ...avif, quality: ofWidths[index] },
    })),
  };
}

/** A part of the file's URL, which is cached forever: the hash must change with the master and the encoder settings. */
export function pictureHash(name: string, master: Buffer): string {
  const { crop, median, variants } = encodingOf(name);
  const settings = JSON.stringify([median, variants, ...(crop ? [crop] : [])]);
  return createHash('sha256').update(master).update(settings).digest('hex').slice(0, 8);
}
