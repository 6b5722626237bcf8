import { useWatch } from 'react-hook-form';
import { cn } from '@/lib/cn';

const number = new Intl.NumberFormat('en-GB');

/** A field takes ten times its limit, so that a longer text can be pasted and then shortened. */
export const hardLimitFactor = 10;

type CounterProps = { name: string; limit: number; hasError: boolean };

export function Counter({ name, limit, hasError }: CounterProps) {
  const count = useWatch({
    name,
    compute: (text: unknown) =>
      typeof text === 'string' && text.length >= limit * 0.8 ? text.length : null,
  });
  // A short field such as a year is normally full, so only a text over the limit has a counter.
  if (count === null || (limit < 10 && count <= limit)) return null;
  const over = count - limit;
  const isFull = count >= limit * hardLimitFactor - 1;
  // The error tells how many are too many.
  if (hasError && !isFull) return null;
  return (
    <p
      className={cn(
        'mt-1.5 text-sm',
        over > 0 ? 'font-semibold text-ember' : 'text-stone',
        // In the gap to the next field, which typing must not move. An error has its line there.
        !isFull && '-mb-6.5',
      )}
    >
      {number.format(count)} of {number.format(limit)} characters
      {over > 0 && `: ${number.format(over)} too many`}
      {/* Browsers add no half of a pasted emoji, so a full field can lack a character. */}
      {isFull && '. The field is full: check that nothing is missing.'}
    </p>
  );
}
