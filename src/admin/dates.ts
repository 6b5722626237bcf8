export const formatDay = formatter({ dateStyle: 'medium' });
const formatTime = formatter({ timeStyle: 'short' });
export const formatDayTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });

function formatter(options: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat('en-GB', options);
  return (date: string | number) => format(new Date(date));
}

function isToday(date: string | number): boolean {
  return formatDay(date) === formatDay(Date.now());
}

export function shortTime(date: string | number): string {
  return isToday(date) ? formatTime(date) : formatDayTime(date);
}

/** `at 14:05` if the time is today, otherwise `on 12 Mar 2026, 14:05`. */
export function timeInWords(date: string | number): string {
  return `${isToday(date) ? 'at' : 'on'} ${shortTime(date)}`;
}
