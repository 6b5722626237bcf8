import { useWatch } from 'react-hook-form';

/** How much of a limit is used, from 80 % of it on. */
export function Counter({ name, limit }: { name: string; limit: number | undefined }) {
  const text: unknown = useWatch({ name });
  const used = typeof text === 'string' ? text.length : 0;
  if (limit === undefined || used < limit * 0.8) return null;
  const over = used - limit;
  // A year or a figure fills its few characters by nature.
  if (limit < 10 && over <= 0) return null;
  return (
    <p className={over > 0 ? 'mt-2 text-sm font-semibold text-ember' : 'mt-2 text-sm text-stone'}>
      {over > 0
        ? `${used} of ${limit} characters: ${over} too many`
        : `${used} of ${limit} characters`}
    </p>
  );
}
