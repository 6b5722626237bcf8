import * as v from 'valibot';
import { idSchema, listOf, pointSchema, requiredText } from '@/content/fields/field-schemas';

const featureSchema = v.object({ id: idSchema, text: requiredText('a feature', 100) });

export const servicesSchema = v.object({
  services: listOf(
    v.object({
      id: idSchema,
      name: requiredText('a name', 60),
      summary: requiredText('a summary', 240),
      features: listOf(featureSchema, { one: 'feature', min: 1, max: 8 }),
    }),
    { one: 'service', min: 1, max: 6 },
  ),
  whyChoose: listOf(pointSchema, { one: 'reason', min: 2, max: 6 }),
});

export type ServicesContent = v.InferOutput<typeof servicesSchema>;
