/** Without the marks of names (`isolated`), which `Sentence` shows as elements. */
export function plain(text: string): string;
export function plain(text: string | undefined): string | undefined;
export function plain(text: string | undefined) {
  return text?.replaceAll(/[\u2068\u2069]/g, '');
}
