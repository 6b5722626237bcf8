const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));

/** The characters of English text: ASCII, no-break space, signs, é (purée) and typographic punctuation. */
export const basicCharacters = `${ascii.join('')}\u00a0©×é–—‘’“”•…`;
