const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `12 Mar 2026`, in the device's time zone, as all of these. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** `14:05` */
export function formatTime(at: string | Date): string {
  return time.format(new Date(at));
}

/** `12 Mar 2026, 14:05` */
export function formatDayTime(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`;
}

/** `2026-03-12`, for the name of a file. */
export function fileDay(at: Date): string {
  const [month, date] = [at.getMonth() + 1, at.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${at.getFullYear()}-${month}-${date}`;
}
