const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export function formatDay(date: string | number): string {
  return day.format(new Date(date));
}

function formatTime(date: string | number): string {
  return time.format(new Date(date));
}

export function formatDayTime(date: string | number): string {
  return `${formatDay(date)}, ${formatTime(date)}`;
}

/** `at 14:05` if the time is today, otherwise `on 12 Mar 2026, 14:05`. */
export function timeInWords(date: string | number): string {
  return isToday(date) ? `at ${formatTime(date)}` : `on ${formatDayTime(date)}`;
}

export function shortTime(date: string): string {
  return isToday(date) ? formatTime(date) : formatDayTime(date);
}

function isToday(date: string | number): boolean {
  return formatDay(date) === formatDay(Date.now());
}
