export function ResultsHeading({ category, text }: { category?: string; text?: string }) {
  if (!text) return category ?? 'All Products';
  return (
    <>
      Results for “<bdi>{text}</bdi>”{category && ` in ${category}`}
    </>
  );
}
