import * as v from 'valibot';
import { idSchema, listOf, requiredText, statSchema } from '@/content/fields/field-schemas';

const partnerSchema = v.object({
  id: idSchema,
  /** The kind of company, not its name: naming a client needs their consent. */
  description: requiredText('a description', 60),
  industry: requiredText('an industry', 40),
  since: v.pipe(
    requiredText('a year', 4),
    v.regex(/^(?:19|20)\d\d$/, 'Write a year in four digits, such as 2016.'),
  ),
  supply: requiredText('a text', 160),
});

const storySchema = v.object({
  id: idSchema,
  title: requiredText('a title', 60),
  text: requiredText('a text', 400),
  figures: listOf(statSchema, { one: 'figure', min: 1, max: 2 }),
});

const quoteSchema = v.object({
  id: idSchema,
  text: requiredText('a quote', 280),
  /** Of the speaker: no person is named. */
  role: requiredText('a role', 60),
});

export const clientsSchema = v.object({
  partners: listOf(partnerSchema, { one: 'partner', min: 1, max: 6 }),
  diversity: listOf(statSchema, { one: 'count', min: 2, max: 6 }),
  stories: listOf(storySchema, { one: 'story', min: 1, max: 6 }),
  quotes: listOf(quoteSchema, { one: 'quote', min: 1, max: 6 }),
});

export type ClientsContent = v.InferOutput<typeof clientsSchema>;
