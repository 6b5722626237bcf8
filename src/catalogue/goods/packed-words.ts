/** In alphabetical order, each word as a capital for the letters it shares with the one before (`A`: none), and the others. */
export function packWords(words: Iterable<string>): string {
  let before = '';
  const packed = [...new Set(words)].sort().map((word) => {
    let shared = 0;
    while (shared < 25 && before[shared] && before[shared] === word[shared]) shared += 1;
    before = word;
    return String.fromCharCode(firstMark + shared) + word.slice(shared);
  });
  return packed.join('');
}

export function unpackWords(packed = ''): string[] {
  let word = '';
  return Array.from(packed.matchAll(/([A-Z])([^A-Z]*)/g), ([, mark = '', rest = '']) => {
    word = word.slice(0, mark.charCodeAt(0) - firstMark) + rest;
    return word;
  });
}

const firstMark = 'A'.charCodeAt(0);
