import type { FieldLabels } from '@/content/sections/field-labels';
import type { AboutContent } from './schema';

export const aboutLabels = {
  teaser: 'Home page teaser',
  'teaser.heading': 'Heading',
  'teaser.text': 'Text',
  'teaser.picture': 'Picture',
  'teaser.picture.alt': 'Description of the picture',
  whoWeAre: 'Who we are',
  ourStory: 'Our story',
  stats: 'Figures',
  'stats.figure': 'Figure',
  'stats.label': 'Label',
  'stats.onHome': 'Show on the home page',
  competitiveAdvantages: 'Competitive advantages',
  'competitiveAdvantages.title': 'Title',
  'competitiveAdvantages.text': 'Text',
  picture: 'Picture beside “Who we are”',
  'picture.alt': 'Description of the picture beside “Who we are”',
} satisfies FieldLabels<AboutContent>;
