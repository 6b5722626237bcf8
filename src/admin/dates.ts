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
  const isToday = formatDay(iso) === formatDay(new Date().toISOString());
  return isToday ? `at ${formatTime(iso)}` : `on ${formatDayTime(iso)}`;
}
