// The Unicode blocks of U+0900–0D7F have the same layout, so one table serves all; the index is `code & 0x7f`.
// `.`: nothing is written. `A`: long a. `-`: removes the inherent a of the consonant before, or has none. `~`: nasal.
const indic = letterTable(`
  . ~ ~ . . a A i i u u ri li e e e ai o o o au k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l zh v sh sh s h
  . . . . -A -i -i -u -u -ri -ri -e -e -e -ai -o -o -o -au - . . . . . . . . . . k kh g j r rh f y . . . . . . . . . . . . . . . . ~ . . . . . . . . . n- n- r- l- l- k-`);
const sinhala = letterTable(`
  . . ~ . . a A a A i i u u ri . . . e e ai o o au . . . k kh g gh ng ng ch chh j jh n n n t th d dh n nd t th d dh n . nd p f b bh m mb y r . l . . v sh sh s h l f
  . . . - . . . . -A -a -A -i -i -u . -u . -ri -e -e -ai -o -o -au`);

/** In Arabic chat spelling, digits stand for letters: 3adas, 7abb. The index is the digit. */
const lettersOfDigits = ['', '', 'k', 'a', '', 'kh', 't', 'h', 'gh', 's'];

export function romanise(token: string): string {
  // Only words with three letters, and with no two digits in a row: not `25kg` or `a1`.
  if (/^(?=(?:\d?[a-z]){3})(?!.*\d\d)[a-z235-9]+$/i.test(token))
    return token
      .replace(/3(?=[aeiou])|(?<=[aeiou])3/gi, '')
      .replace(/\d/g, (digit) => lettersOfDigits[Number(digit)] ?? '');
  if (!/^(?!\p{Nd})[\u0900-\u0dff]/u.test(token)) return token;
  const letters = token
    .normalize('NFC')
    .replace(/[\u0900-\u0dff]/g, (letter) => {
      const table = letter < '\u0d80' ? indic : sinhala;
      return table[letter.charCodeAt(0) & 0x7f] ?? '';
    })
    .replace(/a?-/g, '')
    .replace(/~(?=[pbm])/g, 'm')
    // Not in Tamil and the northern languages
    .replace(/~$/, token < '\u0c00' ? '' : 'm')
    .replaceAll('~', 'n');
  if (token >= '\u0b80') return letters.toLowerCase();
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
