import { useSettled } from '@/lib/use-settled';

type ResultCountProps = {
  count: number;
  category: string | undefined;
  /** What is searched for. */
  words?: string;
};

/** The number of products, announced when it changes; while somebody types, after a pause. */
export function ResultCount({ count, category, words }: ResultCountProps) {
  const noun = count === 1 ? 'product' : 'products';
  const sentence = [
    `${count} ${noun} shown`,
    category && `in ${category}`,
    words && `for “${words}”`,
  ]
    .filter(Boolean)
    .join(' ');
  const settled = useSettled(sentence, 500);
  return (
    <p className="text-stone">
      <span aria-hidden>
        {count} {noun}
      </span>
      <span role="status" className="sr-only">
        {words ? settled : sentence}
      </span>
    </p>
  );
}
