import { useWatch } from 'react-hook-form';
import { countedCharacters } from './text-limit';

/** The number of characters, from 80 % of the limit. */
export function Counter({ name, limit }: { name: string; limit: number | undefined }) {
  const counted = useWatch({
    name,
    // Null below 80 %: typing there does not render.
    compute: (text: unknown) =>
      typeof text === 'string' && limit !== undefined && text.length >= limit * 0.8
        ? text.length
        : null,
  });
  if (limit === undefined || counted === null) return null;
  const over = counted - limit;
  // A year or a figure normally fills its limit.
  if (limit < 10 && over <= 0) return null;
  return (
    <p className={over > 0 ? 'mt-2 text-sm font-semibold text-ember' : 'mt-2 text-sm text-stone'}>
      {countedCharacters(counted, limit)}
    </p>
  );
}
