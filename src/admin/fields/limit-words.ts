/** Why nothing can be added to a list. */
export function fullWords(count: number, max: number): string {
  return `${count} of ${max}: delete one to add another`;
}

/** Why nothing can be deleted from a list. */
export function fewestWords(min: number, word: string): string {
  return `At least ${min} ${min === 1 ? `${word} has` : `${word}s have`} to stay`;
}
