/** Replaces the only occurrence of a literal text. Throws, failing the build, unless there is exactly one. */
export function replaceOnce(text: string, from: string, to: string): string {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `Prerendering expects “${from}” once in the page, and found it ${more.length ? 'more often' : 'nowhere'}.`,
    );
  }
  return before + to + after;
}
