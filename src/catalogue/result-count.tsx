type ResultCountProps = { count: number; category: string | undefined };

/** The number of products; a live region, so that changes of the filter are announced. */
export function ResultCount({ count, category }: ResultCountProps) {
  const noun = count === 1 ? 'product' : 'products';
  return (
    <p role="status" className="text-stone">
      {count} {noun}
      <span className="sr-only"> shown{category ? ` in ${category}` : ''}</span>
    </p>
  );
}
