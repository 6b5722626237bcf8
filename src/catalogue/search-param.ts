/** Returns one line of at most 80 characters, without control and format characters. */
export function readSearchParam(param: string | null): string {
  // A direction mark, which is a format character, would reorder the sentence around the text.
  const text = (param ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Cf}+/gu, '');
  // The cut is by code points: half a surrogate pair is displayed as a replacement character.
  return [...text.trim()].slice(0, 80).join('').trim();
}

export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
