const number = new Intl.NumberFormat('en-GB');

/** Limits from here on are said before anything is typed. */
const longText = 200;

/** Up to 1,500 characters, about 250 words. Undefined for a short text. */
export function limitHint(limit: number | undefined): string | undefined {
  if (limit === undefined || limit < longText) return undefined;
  // English words have five letters and a space.
  const words = Math.round(limit / 60) * 10;
  return `Up to ${number.format(limit)} characters, about ${words} words.`;
}

/** 1,510 of 1,500 characters: 10 too many */
export function countedCharacters(count: number, limit: number): string {
  const counted = `${number.format(count)} of ${number.format(limit)} characters`;
  return count > limit ? `${counted}: ${number.format(count - limit)} too many` : counted;
}
