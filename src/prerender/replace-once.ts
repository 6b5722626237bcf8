/** Replaces the one occurrence of a text, literally. Throws, and so fails the build, when it is not there or not alone. */
export function replaceOnce(text: string, from: string, to: string): string {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `Prerendering expects “${from}” once in the page, and found it ${more.length ? 'more often' : 'nowhere'}.`,
    );
  }
  return before + to + after;
}
