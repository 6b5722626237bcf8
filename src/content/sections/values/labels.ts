import type { FieldLabels } from '@/content/sections/field-labels';
import type { ValuesContent } from './schema';

export const valuesLabels = {
  values: 'Values',
  'values.name': 'Name',
  'values.icon': 'Icon',
  'values.description': 'Short description',
  'values.details': 'Details',
  'values.onHome': 'Show on the home page',
} satisfies FieldLabels<ValuesContent>;
