/**
 * Takes the deletions in the order in which they were made. Returns the index at which to insert the undone item now,
 * and the other deletions with adjusted indexes.
 */
export function undoDeletion<Deletion extends { index: number }>(
  deleted: readonly Deletion[],
  undone: Deletion,
) {
  const undoneIndex = deleted.indexOf(undone);
  let index = undone.index;
  const later = deleted.slice(undoneIndex + 1).map((each) => {
    if (each.index >= index) return { ...each, index: each.index + 1 };
    index -= 1;
    return each;
  });
  return { index, others: [...deleted.slice(0, undoneIndex), ...later] };
}
