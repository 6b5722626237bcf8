// The Unicode blocks of U+0900–0D7F have the same layout, so one table serves all; the index is `code & 0x7f`.
// `.`: nothing is written. `A`: long a. `-`: removes the inherent a of the consonant before. `~`: nasal.
const indic = letterTable(`
  . ~ ~ . . a A i i u u ri li e e e ai o o o au k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l zh v sh sh s h
  . . . . -A -i -i -u -u -ri -ri -e -e -e -ai -o -o -o -au - . . . . . . . . . . k kh g j r rh f y . . . . . . . . . . . . . . . . ~`);
const sinhala = letterTable(`
  . . ~ . . a A a A i i u u ri . . . e e ai o o au . . . k kh g gh ng ng ch chh j jh n n n t th d dh n nd t th d dh n . nd p f b bh m mb y r . l . . v sh sh s h l f
  . . . - . . . . -A -a -A -i -i -u . -u . -ri -e -e -ai -o -o -au`);
/** Malayalam letters U+0D7A–0D7F: consonants without the inherent a. */
const chillus = ['n', 'n', 'r', 'l', 'l', 'k'];

/** In Arabic chat spelling, digits stand for letters: 3adas, 7abb. The index is the digit. */
const lettersOfDigits = ['', '', 'k', 'a', '', 'kh', 't', 'h', 'gh', 's'];

export function romanise(token: string): string {
  // Only words with three letters, and with no two digits in a row: not `25kg` or `a1`.
  if (/^(?=(?:\d?[a-z]){3})(?!.*\d\d)[a-z235-9]+$/i.test(token))
    return token
      .replace(/3(?=[aeiou])|(?<=[aeiou])3/gi, '')
      .replace(/\d/g, (digit) => lettersOfDigits[Number(digit)] ?? '');
  const code = token.codePointAt(0) ?? 0;
  return code < 0x900 || code > 0xdff || /^\p{Nd}/u.test(token)
    ? token
    : romaniseIndic(token, code);
}

function romaniseIndic(token: string, firstCode: number): string {
  const isNorthern = firstCode < 0xb80;
  const isTamil = firstCode >= 0xb80 && firstCode < 0xc00;
  const letters = token
    .normalize('NFC')
    .replace(/[\u0d7a-\u0d7f]/g, (letter) => `${chillus[letter.charCodeAt(0) - 0xd7a]}-`)
    .replace(/[\u0900-\u0dff]/g, (letter) => {
      const code = letter.charCodeAt(0);
      return (code >= 0xd80 ? sinhala : indic)[code & 0x7f] ?? '';
    })
    .replace(/a?-/g, '')
    .replace(/~(?=[pbm])/g, 'm')
    .replace(/~$/, isNorthern || isTamil ? '' : 'm')
    .replaceAll('~', 'n');
  if (!isNorthern) return letters.toLowerCase();
  // Northern languages (Hindi…) do not speak the final a, nor the last a in vowel-consonant-a-consonant-vowel.
  return letters
    .replace(/a$/, '')
    .replace(/^(.*[aeiouA][b-df-hj-np-tv-z]h?)a(?=[b-df-hj-np-tv-z]h?[aeiouA])/, '$1')
    .toLowerCase();
}

/** Adds the inherent a to each consonant. `.` becomes ''. */
function letterTable(letters: string): string[] {
  return letters
    .trim()
    .split(/\s+/)
    .map((letter) => letter.replace('.', '').replace(/^[a-z]*[b-df-hj-np-tv-z]$/, '$&a'));
}
