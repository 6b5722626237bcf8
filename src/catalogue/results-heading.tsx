type ResultsHeadingProps = { category: string | undefined; text: string | undefined };

/** What the list below is: all products, a category, or what was searched for. */
export function ResultsHeading({ category, text }: ResultsHeadingProps) {
  if (!text) return category ?? 'All Products';
  return (
    <>
      Results for “<bdi>{text}</bdi>”{category && ` in ${category}`}
    </>
  );
}
