import * as v from 'valibot';
import { requiredText } from './field-schemas';

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

const pixelsSchema = v.pipe(
  v.number('Upload the picture again.'),
  v.integer('Upload the picture again.'),
  v.minValue(1, 'Upload the picture again.'),
  v.maxValue(20_000, 'Upload the picture again.'),
);

export const pictureSchema = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('site'),
      name: v.picklist(sitePictureNames, 'Choose a picture.'),
      alt: altSchema,
    }),
    v.object({
      kind: v.literal('uploaded'),
      /** Inside the bucket. No address, no leading slash, no way upwards. */
      path: v.pipe(
        v.string('Choose a picture.'),
        v.regex(/^[\w-]+(?:[./][\w-]+)*$/, 'Upload the picture again.'),
        v.maxLength(200, 'Upload the picture again.'),
      ),
      width: pixelsSchema,
      height: pixelsSchema,
      alt: altSchema,
    }),
  ],
  'Choose a picture.',
);

export type PictureContent = v.InferOutput<typeof pictureSchema>;
