import { expect, test } from 'vitest';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { visionMissionDefaultContent } from '@/content/sections/vision-mission/default-content';
import { changeSummary } from './differences';

test('a change is named by the parts that it touches', () => {
  const { goals } = visionMissionDefaultContent;
  const after = {
    ...visionMissionDefaultContent,
    mission: { text: 'Good rice.', summary: 'Rice.' },
    goals: goals.slice(2),
  };
  expect(changeSummary('vision-mission', visionMissionDefaultContent, after)).toBe(
    'Our mission; 2 goals',
  );
});

test('an order is named, also beside changes of its items', () => {
  const { values } = valuesDefaultContent;
  const moved = values.toReversed();
  const summaryOf = (list: object[]) => changeSummary('values', { values }, { values: list });
  expect(summaryOf(values)).toBe('');
  expect(summaryOf(moved)).toBe('Order of values');
  expect(summaryOf(moved.map((value) => ({ ...value, name: 'X' })))).toBe(
    '8 values, order of values',
  );
});
