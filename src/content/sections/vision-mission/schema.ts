import * as v from 'valibot';
import { listOf, pointSchema, requiredText } from '@/content/fields/field-schemas';

const statementSchema = v.object({
  text: requiredText('a text', 400),
  /** On the home page. */
  summary: requiredText('a summary', 140),
});

export const visionMissionSchema = v.object({
  vision: statementSchema,
  mission: statementSchema,
  goals: listOf(pointSchema, { one: 'goal', min: 3, max: 9 }),
  commitment: requiredText('a text', 800),
});

export type VisionMissionContent = v.InferOutput<typeof visionMissionSchema>;
