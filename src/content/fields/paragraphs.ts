/** Splits a text at its blank lines. Single line breaks stay within their paragraph. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
