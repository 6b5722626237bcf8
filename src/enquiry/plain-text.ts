// Control characters except LF, and the Unicode controls that could reorder the text after them.
const controlCharacters = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Trims, unifies line breaks, removes control characters and replaces lone surrogates (`encodeURIComponent` throws). */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(controlCharacters, '')
    .trim();
}

export function collapseWhitespace(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}
