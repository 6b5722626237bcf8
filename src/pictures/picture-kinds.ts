/** `width`, `height`: pixels of the widest variant. Every variant is cropped to this aspect ratio. */
const kinds = {
  product: { width: 960, height: 720, widths: [240, 320, 640, 960] },
  hero: { width: 1920, height: 1080, widths: [640, 960, 1440, 1920] },
  heroStrip: { width: 1920, height: 240, widths: [960, 1280, 1600, 1920] },
  heroPortrait: { width: 972, height: 1440, widths: [480, 728, 972] },
  scene: { width: 1920, height: 1080, widths: [640, 1024, 1280, 1440, 1920] },
  scenePortrait: { width: 864, height: 1080, widths: [480, 648, 864] },
};

export type PictureKindName = keyof typeof kinds;

/** `hero/rice-portrait` is a version of `hero/rice` for tall boxes, `hero/rice-strip` for low boxes. */
export function pictureKindName(name: string): PictureKindName {
  if (name.endsWith('-strip')) return 'heroStrip';
  const portrait = name.endsWith('-portrait');
  if (name.startsWith('hero/')) return portrait ? 'heroPortrait' : 'hero';
  if (name.startsWith('scenes/')) return portrait ? 'scenePortrait' : 'scene';
  return 'product';
}

export function pictureKind(name: string) {
  return kinds[pictureKindName(name)];
}

export function pictureUrl(name: string, width: number, hash: string): string {
  return `/pictures/${name}-${width}.${hash}.avif`;
}
