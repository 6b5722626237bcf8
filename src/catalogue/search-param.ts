export function readSearchParam(param: string | null): string {
  // The text is displayed in sentences. Format characters (Cf) include bidi controls, which would reorder a sentence.
  const text = (param ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Cf}+/gu, '');
  // `[...text]` splits by code points, so that the limit does not cut a surrogate pair in half.
  return [...text.trim()].slice(0, 80).join('').trim();
}

export function hasLettersOrDigits(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
