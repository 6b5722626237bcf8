// Overrides and isolates turn the direction of whatever follows; the direction marks of Arabic stay.
const harmful = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Typed or pasted text without control characters, its line breaks as `\n`. Without lone surrogates,
 * which `encodeURIComponent` refuses with an exception.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(harmful, '')
    .trim();
}

export function onOneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/** `Company: Hotel Group`, a line for each pair that has a text. */
export function labelledLines(pairs: readonly (readonly [label: string, text: string])[]): string {
  return pairs
    .map(([label, text]) => [label, onOneLine(text)])
    .filter(([, text]) => text !== '')
    .map((pair) => pair.join(': '))
    .join('\n');
}

/** The parts that are not empty, with an empty line between them. */
export function paragraphsOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
