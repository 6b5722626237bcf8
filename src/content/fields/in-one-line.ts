/** Replaces line breaks by commas, for a postal address in one line. */
export function inOneLine(text: string): string {
  return text.trim().replaceAll(/,?\s*\n\s*/g, ', ');
}
