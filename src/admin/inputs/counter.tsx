import { useWatch } from 'react-hook-form';

const number = new Intl.NumberFormat('en-GB');

/** A field takes ten times its limit, so that a longer text can be pasted and then shortened. */
export const hardLimitFactor = 10;

export function Counter({ name, limit }: { name: string; limit: number }) {
  const count = useWatch({
    name,
    compute: (text: unknown) =>
      typeof text === 'string' && text.length >= limit * 0.8 ? text.length : null,
  });
  // A short field such as a year is normally full, so only a text over the limit has a counter.
  if (count === null || (limit < 10 && count <= limit)) return null;
  const over = count - limit;
  return (
    <p className={over > 0 ? 'mt-2 text-sm font-semibold text-ember' : 'mt-2 text-sm text-stone'}>
      {number.format(count)} of {number.format(limit)} characters
      {over > 0 && `: ${number.format(over)} too many`}
      {/* Browsers add no half of a pasted emoji, so a full field can lack a character. */}
      {count >= limit * hardLimitFactor - 1 &&
        '. The field is full: check that nothing is missing.'}
    </p>
  );
}
