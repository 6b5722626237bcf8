import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const days = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly DayOfWeek[];

const dayPattern = `(${days.join('|')})`;
const to = '\\s*(?:-|–|to)\\s*';
// "9 AM", "9:30 pm", or on the 24-hour clock "09:30"; a bare "9:30" may be either half of the day.
const timePattern = '(\\d{1,2}(?::\\d{2})?\\s*[ap]m|\\d{2}:\\d{2})';
const hoursPattern = new RegExp(
  `^${dayPattern}(?:${to}${dayPattern})?,?\\s+${timePattern}${to}${timePattern}$`,
  'i',
);

/**
 * Reads business hours as an administrator writes them, such as `Sunday - Thursday, 9:00 AM - 6:00 PM`,
 * several separated by semicolons. Undefined when any part cannot be parsed. Times are `hh:mm`.
 */
export function readOpeningHours(text: string): OpeningHoursSpecification[] | undefined {
  const hours = text.split(';').map((part) => readPart(part.trim()));
  return hours.every((each) => each !== undefined) ? hours : undefined;
}

function readPart(part: string): OpeningHoursSpecification | undefined {
  const [, from = '', until = from, start = '', end = ''] = hoursPattern.exec(part) ?? [];
  const opens = readTime(start);
  const closes = readTime(end);
  // Hours past midnight are taken for a mistake.
  if (!opens || !closes || closes <= opens) return undefined;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysBetween(from, until),
    opens,
    closes,
  };
}

/** From one day to the other, inclusive, wrapping at the end of the week. */
function daysBetween(from: string, until: string): DayOfWeek[] {
  const first = indexOfDay(from);
  const count = ((indexOfDay(until) - first + 7) % 7) + 1;
  return [...days, ...days].slice(first, first + count);
}

function indexOfDay(name: string): number {
  return days.findIndex((day) => day.toLowerCase() === name.toLowerCase());
}

function readTime(text: string): string | undefined {
  const [, hourText, minute = '00', half] = /^(\d+)(?::(\d+))?\s*([ap])?/i.exec(text) ?? [];
  const hour = Number(hourText);
  if (half && (hour < 1 || hour > 12)) return undefined;
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  if (!(ofDay < 24) || Number(minute) > 59) return undefined;
  return `${String(ofDay).padStart(2, '0')}:${minute}`;
}
