import { createHash } from 'node:crypto';
import { type PictureKindName, pictureKind, pictureKindName } from './picture-url.ts';

type Quality = { avif: number; webp: number };

/**
 * Encoder qualities for the three widths of a kind, smallest first. They fall with the width, because
 * the wide variants are for dense screens, where one pixel's fault is too small to see. Found by eye
 * on the most finely textured pictures (cumin, saffron, sacks), at the size they are shown. The upright
 * hero's middle width is the phone's first paint and has to stay under 40 kB.
 */
const qualities = {
  product: [
    { avif: 54, webp: 58 },
    { avif: 50, webp: 54 },
    { avif: 42, webp: 46 },
  ],
  hero: [
    { avif: 54, webp: 62 },
    { avif: 50, webp: 60 },
    { avif: 48, webp: 56 },
  ],
  portrait: [
    { avif: 54, webp: 62 },
    { avif: 51, webp: 56 },
    { avif: 45, webp: 48 },
  ],
  scene: [
    { avif: 52, webp: 58 },
    { avif: 49, webp: 54 },
    { avif: 48, webp: 50 },
  ],
} as const satisfies Record<PictureKindName, readonly Quality[]>;

/** `tune: iq` spends the bits where eyes look: at equal size it keeps textures that `ssim` smears. */
const avif = { effort: 5, chromaSubsampling: '4:2:0', tune: 'iq' } as const;
/** Plain 4:2:0 frays the edges of saturated reds, of which a grocer has many. */
const webp = { effort: 6, smartSubsample: true } as const;

/**
 * The width of the median filter that goes over the master first, in pixels. The hero masters carry the
 * ray tracer's grain where they are out of focus: an encoder spends a quarter of the bytes on it, and
 * keeps it in some blocks but not in others, which looks like a fault.
 */
export function medianOf(name: string): number | undefined {
  return name.startsWith('hero/') ? 3 : undefined;
}

export type Encoding = {
  width: number;
  height: number;
  avif: typeof avif & { quality: number };
  webp: typeof webp & { quality: number };
};

/** The variants to make of a picture, smallest first; sizes in pixels. */
export function encodingsOf(name: string): Encoding[] {
  const kind = pictureKind(name);
  return qualities[pictureKindName(name)].flatMap((quality, index) => {
    const width = kind.widths[index];
    return width === undefined
      ? []
      : [
          {
            width,
            height: Math.round((width * kind.height) / kind.width),
            avif: { ...avif, quality: quality.avif },
            webp: { ...webp, quality: quality.webp },
          },
        ];
  });
}

/** Changes with the master and with its encoding, so that a file's name never gets another content. */
export function pictureHash(name: string, master: Buffer): string {
  const settings = JSON.stringify([medianOf(name), encodingsOf(name)]);
  return createHash('sha256').update(master).update(settings).digest('hex').slice(0, 8);
}
