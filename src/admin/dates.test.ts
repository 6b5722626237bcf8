import { expect, test } from 'vitest';
import { formatDayTime, timeInWords } from './dates';

test('days and times are written as in Britain, in the zone of the device', () => {
  const noon = new Date(2026, 2, 12, 14, 5);
  expect(formatDayTime(noon.toISOString().replace('Z', '+00:00'))).toBe('12 Mar 2026, 14:05');
  expect(formatDayTime('2026-11-01T14:05:59.123456')).toBe('1 Nov 2026, 14:05');
  expect(formatDayTime(new Date(2026, 2, 12, 0, 7).getTime())).toBe('12 Mar 2026, 00:07');
});

test('a moment in a sentence has its day, unless that is today', () => {
  expect(timeInWords(Date.now())).toMatch(/^at \d\d:\d\d$/);
  expect(timeInWords(new Date(2026, 2, 12, 14, 5).getTime())).toBe('on 12 Mar 2026, 14:05');
});
