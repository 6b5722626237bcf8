import * as v from 'valibot';
import { itemOf, listOf, pointSchema, requiredText } from '@/content/fields/field-schemas';

const featureSchema = itemOf({ text: requiredText('Feature', 100) });

export const servicesSchema = v.object({
  services: listOf(
    'Services',
    itemOf({
      name: requiredText('Name', 60),
      summary: requiredText('Summary', 240),
      features: listOf('Features', featureSchema, { one: 'feature', min: 1, max: 8 }),
    }),
    { one: 'service', min: 1, max: 6 },
  ),
  whyChoose: listOf('Why choose our services', pointSchema, { one: 'reason', min: 2, max: 6 }),
});
