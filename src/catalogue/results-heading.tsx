type ResultsHeadingProps = { category: string | undefined; text: string | undefined };

export function ResultsHeading({ category, text }: ResultsHeadingProps) {
  if (!text) return category ?? 'All Products';
  return (
    <>
      Results for “<bdi>{text}</bdi>”{category && ` in ${category}`}
    </>
  );
}
