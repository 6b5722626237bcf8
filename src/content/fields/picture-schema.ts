import * as v from 'valibot';
import { choiceOf, labelled, requiredText } from './field';
import { widestUpload } from './uploaded-pictures';

export const sitePictures = {
  'hero/spices': 'Spices',
  'hero/rice': 'Rice',
  'hero/dry-fruits': 'Dry fruits',
  'hero/pulses': 'Pulses',
  'hero/fruits-vegetables': 'Fruits and vegetables',
  'scenes/sacks': 'Open sacks',
  'scenes/dunes': 'Desert dunes',
  'scenes/flatlay': 'Bowls on slate',
  'scenes/containers': 'Shipping containers',
  'scenes/warehouse': 'Warehouse aisle',
  'scenes/shelves': 'Shop shelves',
};

export type SitePictureName = keyof typeof sitePictures;

const descriptionLimit = 160;

const described = {
  alt: requiredText('Description of the picture', descriptionLimit),
  /** The point that stays visible when the picture is cropped, as CSS `object-position`. */
  focus: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/))),
};

const pixels = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

export const pictureSchema = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('site'),
      name: choiceOf('Picture', sitePictures),
      ...described,
    }),
    v.object({
      kind: v.literal('uploaded'),
      /** Half of the file's SHA-256 and an extension. `uploadedName` returns the file name of each size. */
      path: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}\.(?:webp|jpg)$/)),
      width: pixels(widestUpload),
      height: pixels(20_000),
      ...described,
    }),
  ],
  'Choose a picture.',
);

export function pictureOf(label: string) {
  const described = `Description of the ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const entries = { alt: requiredText(described, descriptionLimit) };
  return v.pipe(pictureSchema, labelled(label, { kind: 'picture', entries }));
}

export type PictureContent = v.InferOutput<typeof pictureSchema>;

export type UploadedPicture = Extract<PictureContent, { kind: 'uploaded' }>;
