import * as v from 'valibot';
import {
  fourOnHome,
  listOf,
  pointSchema,
  requiredText,
  statSchema,
} from '@/content/fields/field-schemas';
import { pictureSchema } from '@/content/fields/picture-schema';

export const aboutSchema = v.object({
  /** On the home page, with a link to About. A blank line starts a paragraph. */
  teaser: v.object({
    heading: requiredText('a heading', 80),
    text: requiredText('a text', 600),
    picture: pictureSchema,
  }),
  whoWeAre: requiredText('a text', 1500),
  ourStory: requiredText('a text', 1500),
  stats: v.pipe(
    listOf(v.object({ ...statSchema.entries, onHome: v.boolean() }), {
      one: 'figure',
      min: 4,
      max: 6,
    }),
    fourOnHome('figures'),
  ),
  competitiveAdvantages: listOf(pointSchema, {
    one: 'advantage',
    min: 3,
    max: 9,
  }),
  picture: pictureSchema,
});

export type AboutContent = v.InferOutput<typeof aboutSchema>;
