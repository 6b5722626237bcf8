import * as v from 'valibot';
import { groupOf } from '@/content/fields/field';
import {
  fourOnHome,
  listOf,
  onHomeSchema,
  pointSchema,
  requiredText,
  statSchema,
} from '@/content/fields/field-schemas';
import { pictureOf } from '@/content/fields/picture-schema';

export const aboutSchema = v.object({
  teaser: groupOf('On the home page', {
    heading: requiredText('Heading', 80),
    text: requiredText('Text', 600),
    picture: pictureOf('Picture'),
  }),
  whoWeAre: requiredText('Who we are', 1500, 'a text'),
  picture: pictureOf('Picture beside “Who we are”'),
  ourStory: requiredText('Our story', 1500, 'a text'),
  stats: v.pipe(
    listOf('Figures', v.object({ ...statSchema.entries, onHome: onHomeSchema }), {
      one: 'figure',
      min: 4,
      max: 6,
      named: 'label',
    }),
    fourOnHome(),
  ),
  competitiveAdvantages: listOf('Competitive advantages', pointSchema, {
    one: 'advantage',
    min: 3,
    max: 9,
  }),
});
