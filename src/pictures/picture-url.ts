/** What the manifest keeps of one picture; its size and widths follow from its kind. */
export type PictureInfo = {
  /** Eight hex digits over the master and its encoding, part of each file's name. */
  hash: string;
  /** The picture's mean colour, a little muted: its background until it has loaded. */
  tint: string;
};

export type PictureFormat = 'avif' | 'webp';

type PictureKind = {
  /** Pixels of the widest variant; every picture of the kind is cropped to this shape. */
  width: number;
  height: number;
  /** Pixels, ascending. */
  widths: readonly number[];
};

const kinds = {
  product: { width: 960, height: 720, widths: [320, 640, 960] },
  hero: { width: 1920, height: 1080, widths: [960, 1440, 1920] },
  portrait: { width: 972, height: 1440, widths: [480, 728, 972] },
  scene: { width: 1920, height: 1080, widths: [640, 1280, 1920] },
} as const satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof kinds;

/** The kind by the folder of the masters: `hero/rice-portrait` is the upright framing of `hero/rice`. */
export function pictureKindName(name: string): PictureKindName {
  if (name.endsWith('-portrait')) return 'portrait';
  if (name.startsWith('hero/')) return 'hero';
  return name.startsWith('scenes/') ? 'scene' : 'product';
}

export function pictureKind(name: string): PictureKind {
  return kinds[pictureKindName(name)];
}

/** The path on the site, which is also the path under `public`. */
export function pictureUrl(name: string, width: number, hash: string, format: PictureFormat) {
  return `/pictures/${name}-${width}.${hash}.${format}`;
}
