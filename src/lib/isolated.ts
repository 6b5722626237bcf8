/** Marks a name in a sentence with Unicode’s isolates. `Sentence` shows it as a `<bdi>` that is not translated. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Arabic or Hebrew text would turn the line around it, for which a message has no `dir`. */
export function inPlace(text: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text) ? isolated(text) : text;
}
