import { expect, test } from 'vitest';
import { formatDay, formatDayTime, formatTime, timeInWords } from './dates';

// ISO times without a zone are local, so these tests hold in any time zone.
test('a day is written as in Britain', () => {
  expect(formatDay('2026-03-12T14:05:00')).toBe('12 Mar 2026');
  expect(formatDay('2026-11-01T00:00:00')).toBe('1 Nov 2026');
});

test('a time has two digits for the hour and knows no noon', () => {
  expect(formatTime('2026-03-12T14:05:00')).toBe('14:05');
  expect(formatTime(new Date(2026, 2, 12, 0, 7).getTime())).toBe('00:07');
});

test('a day with its time', () => {
  expect(formatDayTime('2026-03-12T14:05:59.123456')).toBe('12 Mar 2026, 14:05');
});

test('the database’s time is shown in the zone of the device', () => {
  const local = new Date(2026, 2, 12, 14, 5);
  expect(formatDayTime(local.toISOString().replace('Z', '+00:00'))).toBe('12 Mar 2026, 14:05');
});

test('a moment in a sentence has its day, unless that is today', () => {
  expect(timeInWords(Date.now())).toMatch(/^at \d\d:\d\d$/);
  expect(timeInWords(new Date(2026, 2, 12, 14, 5).getTime())).toBe('on 12 Mar 2026, 14:05');
});
