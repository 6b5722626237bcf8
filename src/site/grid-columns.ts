const ofRemainder = [
  'md:grid-cols-2 lg:grid-cols-3',
  'lg:grid-cols-4',
  'md:grid-cols-2 lg:grid-cols-3',
  'md:grid-cols-3',
  'md:grid-cols-2',
  'md:grid-cols-3',
];

/** At most three columns, or four where three would leave one item alone in the last row. */
export function gridColumns(count: number): string {
  return count === 1 ? '' : (ofRemainder[count % 6] ?? '');
}
