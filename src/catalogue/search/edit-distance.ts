/**
 * Wrong, missing, additional and swapped letters between two words (optimal string alignment), and
 * the fewest between the first word and any beginning of the second; infinite above the limit.
 */
export function editDistance(
  typed: string,
  word: string,
  limit = Number.POSITIVE_INFINITY,
): { whole: number; beginning: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  let least = 0;
  for (let row = 1; row <= typed.length && least <= limit; row += 1) {
    const current = [row];
    least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped && row > 1 && column > 1) {
        distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(distance);
      least = Math.min(least, distance);
    }
    beforeLast = last;
    last = current;
  }
  if (least > limit)
    return { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };
  return { whole: last[word.length] ?? 0, beginning: least };
}
