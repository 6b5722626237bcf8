const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));

/** The characters of English text, with é for purée. */
export const basicCharacters = `${ascii.join('')}\u00a0©×é–—‘’“”•…`;
