import type { FieldLabels } from '@/content/sections/field-labels';
import type { VisionMissionContent } from './schema';

export const visionMissionLabels = {
  vision: 'Vision',
  'vision.text': 'Text',
  'vision.summary': 'Short text for the home page',
  mission: 'Mission',
  'mission.text': 'Text',
  'mission.summary': 'Short text for the home page',
  goals: 'Strategic goals',
  'goals.title': 'Title',
  'goals.text': 'Text',
  commitment: 'Our commitment',
} satisfies FieldLabels<VisionMissionContent>;
