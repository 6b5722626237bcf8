type ResultCountProps = { count: number; category: string | undefined };

/** How many products are shown, told to a screen reader whenever the filter changes. */
export function ResultCount({ count, category }: ResultCountProps) {
  const noun = count === 1 ? 'product' : 'products';
  return (
    <p role="status" className="text-stone">
      {count} {noun}
      <span className="sr-only"> shown{category ? ` in ${category}` : ''}</span>
    </p>
  );
}
