import type { FieldLabels } from '@/content/sections/field-labels';
import type { ClientsContent } from './schema';

export const clientsLabels = {
  partners: 'Featured partners',
  'partners.description': 'Kind of company',
  'partners.industry': 'Industry',
  'partners.since': 'Partner since (year)',
  'partners.supply': 'What we supply',
  diversity: 'Who buys from us',
  'diversity.figure': 'Figure',
  'diversity.label': 'Label',
  stories: 'Success stories',
  'stories.title': 'Title',
  'stories.text': 'Text',
  'stories.figures': 'Figures',
  'stories.figures.figure': 'Figure',
  'stories.figures.label': 'Label',
  quotes: 'Quotes on the page “Why Choose Us”',
  'quotes.text': 'Quote',
  'quotes.role': 'Role of the speaker',
} satisfies FieldLabels<ClientsContent>;
