import type { FieldLabels } from '@/content/sections/field-labels';
import type { HeroContent } from './schema';

export const heroLabels = {
  slides: 'Slides',
  'slides.title': 'Title',
  'slides.subtitle': 'Subtitle',
  'slides.buttonLabel': 'Button label',
  'slides.picture': 'Picture',
  'slides.picture.alt': 'Description of the picture',
} satisfies FieldLabels<HeroContent>;
