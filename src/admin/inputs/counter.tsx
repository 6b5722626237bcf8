import { useWatch } from 'react-hook-form';

const number = new Intl.NumberFormat('en-GB');

/** A field takes at most this many times its limit. */
export const hardLimitFactor = 10;

/** The number of characters, from 80 % of the limit: typing below that does not render. */
export function Counter({ name, limit }: { name: string; limit: number }) {
  const count = useWatch({
    name,
    compute: (text: unknown) =>
      typeof text === 'string' && text.length >= limit * 0.8 ? text.length : null,
  });
  // A year or a figure normally fills its limit.
  if (count === null || (limit < 10 && count <= limit)) return null;
  const over = count - limit;
  return (
    <p className={over > 0 ? 'mt-2 text-sm font-semibold text-ember' : 'mt-2 text-sm text-stone'}>
      {number.format(count)} of {number.format(limit)} characters
      {over > 0 && `: ${number.format(over)} too many`}
      {count >= limit * hardLimitFactor && '. The field takes no more: the rest was left out.'}
    </p>
  );
}
