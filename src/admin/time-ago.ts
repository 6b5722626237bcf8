const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

const words = new Intl.RelativeTimeFormat('en-GB');

/** `3 days ago`, for milliseconds since 1970; `a moment ago` below a minute. */
export function timeAgo(at: number): string {
  const passed = Date.now() - at;
  for (const [unit, length] of units) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return 'a moment ago';
}
