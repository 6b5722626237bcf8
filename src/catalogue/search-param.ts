/** One line without control characters, 80 characters at most. */
export function readSearchParam(param: string | null): string {
  // Direction marks are format characters, too: one of them would turn the sentence around the text.
  const text = (param ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Cf}+/gu, '');
  // By code points: half a surrogate pair would be shown as a replacement character.
  return [...text.trim()].slice(0, 80).join('').trim();
}

export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
