import * as v from 'valibot';
import { choiceOf, requiredText } from './field-schemas';
import { widestUpload } from './uploaded-pictures';

/** The site's own pictures that an editor may choose from, by their names in `src/pictures`. */
export const sitePictureNames = [
  'hero/spices',
  'hero/rice',
  'hero/dry-fruits',
  'hero/pulses',
  'hero/fruits-vegetables',
  'scenes/sacks',
  'scenes/dunes',
  'scenes/flatlay',
  'scenes/containers',
  'scenes/warehouse',
  'scenes/shelves',
] as const;

export type SitePictureName = (typeof sitePictureNames)[number];

const altSchema = requiredText('a description of the picture', 160);

const damaged = 'Upload the picture again.';

function pixels(most: number) {
  return v.pipe(
    v.number(damaged),
    v.integer(damaged),
    v.minValue(1, damaged),
    v.maxValue(most, damaged),
  );
}

export const pictureSchema = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('site'),
      name: choiceOf(sitePictureNames, 'Choose a picture.'),
      alt: altSchema,
    }),
    v.object({
      kind: v.literal('uploaded'),
      /**
       * Names a set of files in the bucket (`uploaded-pictures.ts`) by the first half of the SHA-256
       * of what was uploaded, so that one name never gets another picture.
       */
      path: v.pipe(v.string(damaged), v.regex(/^[0-9a-f]{32}\.(?:webp|jpg)$/, damaged)),
      /** Of the widest size stored. */
      width: pixels(widestUpload),
      height: pixels(20_000),
      alt: altSchema,
    }),
  ],
  'Choose a picture.',
);

export type PictureContent = v.InferOutput<typeof pictureSchema>;

export type UploadedPicture = Extract<PictureContent, { kind: 'uploaded' }>;
