declare const isRead: unique symbol;
/** What is searched, shown and put into addresses: one line of at most 300 characters, a list of some twelve goods with their amounts. */
export type SearchText = string & { readonly [isRead]: true };

export function readSearchText(typed: string | null): SearchText {
  // Bidi controls (Cf) would reorder the sentences with the text; `encodeURIComponent` throws on lone surrogates (Cs).
  const line = (typed ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const text = line.replace(/[\p{Cf}\p{Cs}]+/gu, '');
  // `[...text]` splits by code points, so that the limit does not cut a surrogate pair in half.
  return [...text.trim()].slice(0, 300).join('').trim() as SearchText;
}

export function hasLettersOrDigits(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
