/**
 * One table serves the Unicode blocks U+0900–0D7F, which share a layout; the index is `code & 0x7f`.
 * `.`: no letter; `A`: the long a; `-`: removes the a before it; `~`: a nasal.
 */
const indic = letterTable(`
  . ~ ~ . . a A i i u u ri li e e e ai o o o au k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l zh v sh sh s h
  . . . . -A -i -i -u -u -ri -ri -e -e -e -ai -o -o -o -au - . . . . . . . . . . k kh g j r rh f y . . . . . . . . . . . . . . . . ~`);
const sinhala = letterTable(`
  . . ~ . . a A a A i i u u ri . . . e e ai o o au . . . k kh g gh ng ng ch chh j jh n n n t th d dh n nd t th d dh n . nd p f b bh m mb y r . l . . v sh sh s h l f
  . . . - . . . . -A -a -A -i -i -u . -u . -ri -e -e -ai -o -o -au`);
/** Malayalam U+0D7A–0D7F are consonants without a vowel. */
const chillus = ['n', 'n', 'r', 'l', 'l', 'k'];

/** People type digits for Arabic letters: 3adas, kuzbara 7abb. */
const lettersOfDigits = ['', '', 'k', 'a', '', 'kh', 't', 'h', 'gh', 's'];

/** Romanises Indic scripts, and Arabic typed with digits; other tokens stay unchanged. */
export function romanise(token: string): string {
  if (/^(?=(?:\d?[a-z]){3})(?!.*\d\d)[a-z235-9]+$/i.test(token))
    return token
      .replace(/3(?=[aeiou])|(?<=[aeiou])3/gi, '')
      .replace(/\d/g, (digit) => lettersOfDigits[Number(digit)] ?? '');
  const code = token.codePointAt(0) ?? 0;
  return code < 0x900 || code > 0xdff ? token : romaniseIndic(token, code);
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
  // Northern languages drop the final a, and the last inner a in vowel-consonant-a-consonant-vowel.
  return letters
    .replace(/a$/, '')
    .replace(/^(.*[aeiouA][b-df-hj-np-tv-z]h?)a(?=[b-df-hj-np-tv-z]h?[aeiouA])/, '$1')
    .toLowerCase();
}

/** A consonant has an inherent a, which a vowel sign after it removes. */
function letterTable(letters: string): string[] {
  return letters
    .trim()
    .split(/\s+/)
    .map((letter) => letter.replace('.', '').replace(/^[a-z]*[b-df-hj-np-tv-z]$/, '$&a'));
}
