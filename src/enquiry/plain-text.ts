// Matches control characters, bidi overrides and isolates, but neither LRM nor RLM.
const harmful = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Line breaks become LF, tabs spaces; lone surrogates, on which `encodeURIComponent` throws, are replaced. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(harmful, '')
    .trim();
}

export function collapseWhitespace(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

export function labelledLines(pairs: readonly (readonly [label: string, text: string])[]): string {
  return pairs
    .map(([label, text]) => [label, collapseWhitespace(text)])
    .filter(([, text]) => text !== '')
    .map((pair) => pair.join(': '))
    .join('\n');
}
