const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

// All in the device's time zone.

/** `12 Mar 2026` */
export function formatDay(date: string): string {
  return day.format(new Date(date));
}

/** `14:05` */
export function formatTime(date: string | Date): string {
  return time.format(new Date(date));
}

/** `12 Mar 2026, 14:05` */
export function formatDayTime(date: string): string {
  return `${formatDay(date)}, ${formatTime(date)}`;
}

/** `at 14:05`; of another day than today, `on 12 Mar 2026, 14:05` */
export function timeInWords(moment: number): string {
  const iso = new Date(moment).toISOString();
  return isToday(iso) ? `at ${formatTime(iso)}` : `on ${formatDayTime(iso)}`;
}

/** `14:05`; of another day than today, `12 Mar 2026, 14:05` */
export function shortTime(date: string): string {
  return isToday(date) ? formatTime(date) : formatDayTime(date);
}

function isToday(date: string): boolean {
  return formatDay(date) === formatDay(new Date().toISOString());
}
