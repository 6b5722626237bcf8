import type { FieldLabels } from '@/content/sections/field-labels';
import type { ServicesContent } from './schema';

export const servicesLabels = {
  services: 'Services',
  'services.name': 'Name',
  'services.summary': 'Summary',
  'services.features': 'Features',
  'services.features.text': 'Feature',
  whyChoose: 'Why choose our services',
  'whyChoose.title': 'Title',
  'whyChoose.text': 'Text',
} satisfies FieldLabels<ServicesContent>;
