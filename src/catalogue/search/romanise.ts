/** By the low seven bits of the code point; `A` is the long a, `-` takes away the vowel before it, `~` is a nasal. */
const indic = letterTable(`
  . ~ ~ . . a A i i u u ri li e e e ai o o o au k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l zh v sh sh s h
  . . . . -A -i -i -u -u -ri -ri -e -e -e -ai -o -o -o -au - . . . . . . . . . . k kh g j r rh f y . . . . . . . . . . . . . . . . ~`);
const sinhala = letterTable(`
  . . ~ . . a A a A i i u u ri . . . e e ai o o au . . . k kh g gh ng ng ch chh j jh n n n t th d dh n nd t th d dh n . nd p f b bh m mb y r . l . . v sh sh s h l f
  . . . - . . . . -A -a -A -i -i -u . -u . -ri -e -e -ai -o -o -au`);
const chillu = ['n', 'n', 'r', 'l', 'l', 'k'];

const arabicDigits: Record<string, string> = {
  2: 'k',
  3: 'a',
  5: 'kh',
  6: 't',
  7: 'h',
  8: 'gh',
  9: 's',
};

/** A token of an Indic script, or of Arabic typed with digits for letters ("3adas"), in Latin letters. */
export function romanise(token: string): string {
  if (/^(?=(?:\d?[a-z]){3})(?!.*\d\d)[a-z235-9]+$/i.test(token))
    return token
      .replace(/3(?=[aeiou])|(?<=[aeiou])3/gi, '')
      .replace(/\d/g, (digit) => arabicDigits[digit] ?? '');
  const code = token.codePointAt(0) ?? 0;
  return code < 0x900 || code > 0xdff ? token : romaniseIndic(token, code >> 7);
}

function romaniseIndic(token: string, block: number): string {
  const isNorthern = block < 0x17;
  const nasal = block > 0x17 ? 'm' : '';
  const letters = token
    .normalize('NFC')
    .replace(/[\u0d7a-\u0d7f]/g, (letter) => `${chillu[letter.charCodeAt(0) - 0xd7a]}-`)
    .replace(/[\u0900-\u0dff]/g, (letter) => {
      const code = letter.charCodeAt(0);
      return (code >= 0xd80 ? sinhala : indic)[code & 0x7f] ?? '';
    })
    .replace(/a?-/g, '')
    .replace(/~(?=[pbm])/g, 'm')
    .replace(/~$/, nasal)
    .replaceAll('~', 'n');
  // Hindi and its neighbours do not speak the last a, nor the last but one between two vowels.
  return (
    isNorthern
      ? letters
          .replace(/a$/, '')
          .replace(/^(.*[aeiouA][b-df-hj-np-tv-z]h?)a(?=[b-df-hj-np-tv-z]h?[aeiouA])/, '$1')
      : letters
  ).toLowerCase();
}

/** Consonants carry an a, which a sign after them replaces. */
function letterTable(letters: string): string[] {
  return letters
    .trim()
    .split(/\s+/)
    .map((letter) =>
      letter === '.' ? '' : /^[a-z]*[b-df-hj-np-tv-z]$/.test(letter) ? `${letter}a` : letter,
    );
}
