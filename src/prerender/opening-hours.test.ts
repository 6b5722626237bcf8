// @vitest-environment node
import { expect, test } from 'vitest';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { readOpeningHours } from './opening-hours';

const workDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];

/** `days opens-closes` of each part. */
function hoursIn(text: string) {
  return readOpeningHours(text)?.map(
    ({ dayOfWeek, opens, closes }) => `${[dayOfWeek].flat().join(' ')} ${opens}-${closes}`,
  );
}

test('the hours of the bundled copy are understood', () => {
  expect(readOpeningHours(contactDefaultContent.businessHours)).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: workDays, opens: '09:00', closes: '18:00' },
  ]);
});

test.each([
  ['Monday – Friday, 8:30 am – 5 pm', ['Monday Tuesday Wednesday Thursday Friday 08:30-17:00']],
  ['saturday to monday 09:00 to 13:30', ['Saturday Sunday Monday 09:00-13:30']],
  ['Friday, 12:00 AM - 12:00 PM', ['Friday 00:00-12:00']],
  ['Monday, 9 AM - 6 PM; Saturday, 9 AM - 1 PM', ['Monday 09:00-18:00', 'Saturday 09:00-13:00']],
])('%s', (text, hours) => {
  expect(hoursIn(text)).toEqual(hours);
});

test.each([
  '',
  'By appointment',
  'Daily',
  'Sunday - Thursday',
  'Sunday - Someday, 9 AM - 6 PM',
  'Sunday - Thursday, 9:00 - 6:00',
  'Sunday - Thursday, 6 PM - 9 AM',
  'Sunday - Thursday, 13 PM - 14 PM',
  'Sunday - Thursday, 09:75 - 18:00',
  'Sunday - Thursday, 09:00 - 24:00',
  'Sunday - Thursday, 9 AM - 6 PM (Ramadan: shorter)',
  'Sunday - Thursday, 9 AM - 6 PM; closed on holidays',
])('nothing is claimed from “%s”', (text) => {
  expect(readOpeningHours(text)).toBeUndefined();
});
