import * as v from 'valibot';
import { idSchema, listOf, requiredText } from '@/content/fields/field-schemas';
import { pictureSchema } from '@/content/fields/picture-schema';

export const heroSchema = v.object({
  slides: listOf(
    v.object({
      id: idSchema,
      title: requiredText('a title', 60),
      subtitle: requiredText('a subtitle', 120),
      buttonLabel: requiredText('a button label', 30),
      picture: pictureSchema,
    }),
    { one: 'slide', min: 1, max: 8 },
  ),
});

export type HeroContent = v.InferOutput<typeof heroSchema>;
