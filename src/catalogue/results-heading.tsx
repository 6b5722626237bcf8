export function ResultsHeading({ category, text }: { category?: string; text?: string }) {
  if (!text) return category ?? 'All Products';
  return (
    <>
      Results for “<bdi translate="no">{text}</bdi>”{category && ` in ${category}`}
    </>
  );
}
