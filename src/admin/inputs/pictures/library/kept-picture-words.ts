import type { KeptPicture, PictureUse } from '@/admin/data/pictures';
import { formatDay } from '@/admin/dates';
import { sections } from '@/content/sections/sections';

const number = new Intl.NumberFormat('en');

/** What administrators call an upload: its description, or else its file. */
export function keptPictureName({ description, fileName, uploadedAt }: KeptPicture): string {
  return description || fileName || `Uploaded ${formatDay(uploadedAt)}`;
}

/** `harbour.png, 1,920 × 1,080 pixels, 412 kB` */
export function keptPictureFacts(picture: KeptPicture): string {
  const { fileName, width, height, bytes } = picture;
  const name = fileName === keptPictureName(picture) ? '' : fileName;
  const size = `${number.format(width)} × ${number.format(height)} pixels`;
  const weight = bytes === null ? '' : `${number.format(Math.ceil(bytes / 1000))} kB`;
  return [name, size, weight].filter(Boolean).join(', ');
}

const places: Readonly<Record<string, string>> = {
  published: 'on the website',
  draft: 'in the draft',
  history: 'in its history',
};

/** `Hero Section (on the website, in the draft), About (in its history)`; empty for none. */
export function usesInWords(uses: readonly PictureUse[]): string {
  return sections
    .flatMap(({ key, label }) => {
      const used = uses.filter(({ section }) => section === key).map(({ place }) => place);
      // The history repeats what is published or drafted.
      const shown = Object.keys(places).filter((place) => used.includes(place));
      const present = shown.length > 1 ? shown.filter((place) => place !== 'history') : shown;
      return present.length > 0
        ? `${label} (${present.map((place) => places[place]).join(', ')})`
        : [];
    })
    .join(', ');
}

/** Whether a text has all words of a search, each also as the beginning or middle of another one. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
