import * as v from 'valibot';
import { idSchema, listOf, pointSchema, requiredText } from '@/content/fields/field-schemas';

const featureSchema = v.object({ id: idSchema, text: requiredText('a feature', 100) });

export const servicesSchema = v.object({
  services: listOf(
    v.object({
      id: idSchema,
      name: requiredText('a name', 60),
      summary: requiredText('a summary', 240),
      features: listOf(featureSchema, { one: 'feature', many: 'features', min: 1, max: 8 }),
    }),
    { one: 'service', many: 'services', min: 1, max: 6 },
  ),
  whyChoose: listOf(pointSchema, { one: 'reason', many: 'reasons', min: 2, max: 6 }),
});

export type ServicesContent = v.InferOutput<typeof servicesSchema>;
