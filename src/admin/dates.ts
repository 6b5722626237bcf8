const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

export const formatDay = formatter(day);
const formatTime = formatter(time);
export const formatDayTime = formatter({ ...day, ...time });

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
