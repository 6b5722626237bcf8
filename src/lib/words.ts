/** For regular English nouns: story → stories. */
export function plural(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : plural(noun)}`;
}

/** Looks at the first letter only, which is wrong for `hour` and `user`. */
export function withArticle(noun: string): `${'a' | 'an'} ${string}` {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
