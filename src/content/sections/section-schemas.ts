import * as v from 'valibot';
import {
  choiceOf,
  describeSection,
  type Field,
  fourOnHome,
  groupOf,
  itemOf,
  listOf,
  onHomeSchema,
  pointSchema,
  requiredText,
  statSchema,
} from '@/content/fields/field';
import { pictureOf } from '@/content/fields/picture-schema';
import { contactSchema } from '@/content/sections/contact/schema';
import type { SectionKey } from '@/content/sections/section';
import { type ValueIcon, valueIcons } from '@/content/sections/values/value-icons';
import { capitalised } from '@/lib/words';

const statementSchema = (label: string) =>
  groupOf(label, {
    text: requiredText('Text', 400),
    summary: requiredText('Short text for the home page', 140, 'a short text'),
  });

const iconLabels = Object.fromEntries(
  Object.keys(valueIcons).map((name) => [name, capitalised(name.replace('-', ' '))]),
) as Record<ValueIcon, string>;

const featureSchema = itemOf({ text: requiredText('Feature', 100) });

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
  figures: listOf('Figures', statSchema, { one: 'figure', max: 2, named: 'label' }),
});

const quoteSchema = itemOf({
  text: requiredText('Quote', 280),
  role: requiredText('Role of the speaker', 60, 'the role of the speaker'),
});

/** Public pages must import this module dynamically, because it imports valibot. */
export const sectionSchemas = {
  hero: v.object({
    slides: listOf(
      'Slides',
      itemOf({
        title: requiredText('Title', 60),
        subtitle: requiredText('Subtitle', 120),
        buttonLabel: requiredText('Button label', 30),
        picture: pictureOf('Picture'),
      }),
      { one: 'slide', max: 8, preset: { buttonLabel: 'Explore Now' } },
    ),
  }),
  about: v.object({
    teaser: groupOf('On the home page', {
      heading: requiredText('Heading', 80),
      text: requiredText('Text', 600),
      picture: pictureOf('Picture'),
    }),
    whoWeAre: requiredText('Who we are', 1500, 'a text'),
    picture: pictureOf('Picture beside “Who we are”'),
    ourStory: requiredText('Our story', 1500, 'a text'),
    stats: v.pipe(
      listOf('Figures', v.object({ ...statSchema.entries, onHome: onHomeSchema }), {
        one: 'figure',
        min: 4,
        max: 6,
        named: 'label',
      }),
      fourOnHome(),
    ),
    competitiveAdvantages: listOf('Competitive advantages', pointSchema, {
      one: 'advantage',
      min: 3,
      max: 9,
    }),
  }),
  'vision-mission': v.object({
    vision: statementSchema('Our vision'),
    mission: statementSchema('Our mission'),
    goals: listOf('Strategic goals', pointSchema, { one: 'goal', min: 3, max: 9 }),
    commitment: requiredText('Our commitment', 800, 'a text'),
  }),
  values: v.object({
    values: v.pipe(
      listOf(
        'Values',
        itemOf({
          name: requiredText('Name', 40),
          icon: choiceOf('Icon', iconLabels),
          description: requiredText('Short description', 120),
          details: requiredText('Details', 400, 'the details'),
          onHome: onHomeSchema,
        }),
        { one: 'value', min: 4, max: 8, preset: { icon: 'award' } },
      ),
      fourOnHome(),
    ),
  }),
  services: v.object({
    services: listOf(
      'Services',
      itemOf({
        name: requiredText('Name', 60),
        summary: requiredText('Summary', 240),
        features: listOf('Features', featureSchema, { one: 'feature', max: 8 }),
      }),
      { one: 'service', max: 6 },
    ),
    whyChoose: listOf('Why choose our services', pointSchema, { one: 'reason', min: 2, max: 6 }),
  }),
  clients: v.object({
    partners: listOf('Featured partners', partnerSchema, { one: 'partner', max: 6 }),
    diversity: listOf('Who buys from us', statSchema, {
      one: 'group',
      min: 2,
      max: 6,
      named: 'label',
    }),
    stories: listOf('Success stories', storySchema, { one: 'story', max: 6 }),
    quotes: listOf('Quotes on the page “Why Choose Us”', quoteSchema, { one: 'quote', max: 6 }),
  }),
  contact: contactSchema,
} satisfies Record<SectionKey, v.GenericSchema>;

const described: Partial<Record<SectionKey, Field>> = {};

export function sectionFields(section: SectionKey): Field {
  described[section] ??= describeSection(sectionSchemas[section]);
  return described[section];
}
