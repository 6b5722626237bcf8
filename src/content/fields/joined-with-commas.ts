export function joinedWithCommas(text: string): string {
  return text.trim().replaceAll(/,?\s*\n\s*/g, ', ');
}
