/** A text of several lines, such as an address, where there is room for one: commas part its lines. */
export function inOneLine(text: string): string {
  return text.trim().replaceAll(/,?\s*\n\s*/g, ', ');
}
