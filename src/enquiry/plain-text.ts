// Control characters, bidi overrides and isolates; not LRM and RLM.
const harmful = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Line breaks become `\n`. Without lone surrogates, for which `encodeURIComponent` throws. */
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

/** `Company: Hotel Group`, one line for each pair with a text. */
export function labelledLines(pairs: readonly (readonly [label: string, text: string])[]): string {
  return pairs
    .map(([label, text]) => [label, onOneLine(text)])
    .filter(([, text]) => text !== '')
    .map((pair) => pair.join(': '))
    .join('\n');
}
