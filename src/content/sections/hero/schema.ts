import * as v from 'valibot';
import { itemOf, listOf, requiredText } from '@/content/fields/field-schemas';
import { pictureOf } from '@/content/fields/picture-schema';

export const heroSchema = v.object({
  slides: listOf(
    'Slides',
    itemOf({
      title: requiredText('Title', 60),
      subtitle: requiredText('Subtitle', 120),
      buttonLabel: requiredText('Button label', 30),
      picture: pictureOf('Picture'),
    }),
    { one: 'slide', min: 1, max: 8, preset: { buttonLabel: 'Explore Now' } },
  ),
});
