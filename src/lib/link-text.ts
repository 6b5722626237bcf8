/** The pairs of a query or fragment, also where a mail program wrote `&amp;` or a messenger encoded it once more. */
export function readPairs(text: string): URLSearchParams {
  let pairs = text.replace(/&(amp;)+/gi, '&');
  const isEveryEscapeEscaped = /^[^%]*(%25[\da-f]{2}[^%]*)+$/i.test(pairs);
  if (isEveryEscapeEscaped) pairs = pairs.replace(/%(25)+(?=[\da-f]{2})/gi, '%');
  const isEqualsSignEscaped = /^[^=]*%3D/i.test(pairs);
  if (isEqualsSignEscaped) pairs = pairs.replace(/%(25|26|2B|3D)/gi, decodeURIComponent);
  return new URLSearchParams(pairs);
}

/** Removes up to eight signs that a sentence or messenger put behind a link: `500kg)`, but not `Rice (basmati)`. */
export function withoutClosingSigns(text: string): string {
  return text.replace(/(?:(?<!\([^)]*)\)|[\]}>"'»”’*_~.,;:!?،؛。、，；…]){1,8}$/u, '');
}
