/** Marks a name in a sentence with Unicode’s isolates. `Sentence` shows it as a `<bdi>` that is not translated. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
