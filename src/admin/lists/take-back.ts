/** Something that was deleted from a list, with its place in the list at that time. */
type Deletion = { index: number };

/**
 * Takes one of the deletions back, which were made one after the other: the place that the item has
 * now, and the other deletions as they would be if it had never been deleted.
 */
export function takeBack<Entry extends Deletion>(deleted: readonly Entry[], entry: Entry) {
  const at = deleted.indexOf(entry);
  let index = entry.index;
  const later = deleted.slice(at + 1).map((each) => {
    if (each.index >= index) return { ...each, index: each.index + 1 };
    index -= 1;
    return each;
  });
  return { index, others: [...deleted.slice(0, at), ...later] };
}
