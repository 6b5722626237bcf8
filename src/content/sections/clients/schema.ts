import * as v from 'valibot';
import { itemOf, listOf, requiredText, statSchema } from '@/content/fields/field-schemas';

const partnerSchema = itemOf({
  /** The kind of company, not its name: a client's name may only be published with the client's consent. */
  description: requiredText('Kind of company', 60, 'the kind of company'),
  industry: requiredText('Industry', 40),
  since: v.pipe(
    requiredText('Partner since (year)', 4, 'a year'),
    v.regex(/^(?:19|20)\d\d$/, 'Write a year in four digits, such as 2016.'),
  ),
  supply: requiredText('What we supply', 160, 'a text'),
});

const storySchema = itemOf({
  title: requiredText('Title', 60),
  text: requiredText('Text', 400),
  figures: listOf('Figures', statSchema, { one: 'figure', min: 1, max: 2, named: 'label' }),
});

const quoteSchema = itemOf({
  text: requiredText('Quote', 280),
  role: requiredText('Role of the speaker', 60, 'the role of the speaker'),
});

export const clientsSchema = v.object({
  partners: listOf('Featured partners', partnerSchema, { one: 'partner', min: 1, max: 6 }),
  diversity: listOf('Who buys from us', statSchema, {
    one: 'group',
    min: 2,
    max: 6,
    named: 'label',
  }),
  stories: listOf('Success stories', storySchema, { one: 'story', min: 1, max: 6 }),
  quotes: listOf('Quotes on the page “Why Choose Us”', quoteSchema, {
    one: 'quote',
    min: 1,
    max: 6,
  }),
});
