import * as v from 'valibot';
import { groupOf } from '@/content/fields/field';
import { listOf, pointSchema, requiredText } from '@/content/fields/field-schemas';

const statementSchema = (label: string) =>
  groupOf(label, {
    text: requiredText('Text', 400),
    summary: requiredText('Short text for the home page', 140, 'a short text'),
  });

export const visionMissionSchema = v.object({
  vision: statementSchema('Our vision'),
  mission: statementSchema('Our mission'),
  goals: listOf('Strategic goals', pointSchema, { one: 'goal', min: 3, max: 9 }),
  commitment: requiredText('Our commitment', 800, 'a text'),
});
