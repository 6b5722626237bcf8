/** Unicode ranges of English text and its punctuation, both ends included. */
export const basicRanges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xd7, 0xd7],
  // é, as in purée.
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];

export function basicCharacters(): string {
  return basicRanges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}
