import type { Token } from '@/catalogue/goods/folding';
import { isOf } from '@/catalogue/goods/groups';
import type { Product } from '@/catalogue/products';
import type { TypedAmount } from '@/catalogue/quantity/amounts-in';
import { isTimes, readQuantity } from '@/catalogue/quantity/read-quantity';
import type { Unit } from '@/catalogue/quantity/units';
import type { Segment } from './goods-listed';
import { typed } from './notes';
import type { Reading } from './read-query';

/** As typed, if a quantity can be read from it, `5 bags of 25 kg`, or if it is none: `0 kg`. */
export type Amount = { quantity: string; unit: Unit };

/**
 * The amount that is ordered of the product, or of goods that are not listed, or else the `sizes` that may be meant; and the
 * `others` of the readings.
 */
export function readAmount(
  query: string,
  { readings, amounts: sizes, next }: Segment,
  product: Product | undefined,
  /** That of the goods before these in a list. */
  last: Amount | undefined,
): { amount?: Amount; sizes: readonly Token[]; others: readonly Reading[] } {
  // `cinnamon 1 kg, star anise 500g`, `mahlab & mastic 500g each`
  const isInGrams = sizes.length === 1 && sizes.some(({ isOfEach }) => isOfEach || last);
  // Otherwise, grams of fresh goods, or of goods that are not listed, are a size: a chicken of 1000 g, but not 80 of them.
  const isDry = product && !isOf(product, 'fresh');
  const isSize = ({ unit, text }: TypedAmount) =>
    unit === 'g' && !isInGrams && !isDry && /^\p{Nd}+\s*\p{L}+$/u.test(text);
  const ordered = sizes.filter((each) => each.unit && !isSize(each));
  const [first, second] = sizes.length <= 2 ? ordered : [];
  const between = query.slice(first?.to, second?.from ?? first?.to);
  const isPack = ({ text, unit }: TypedAmount) => isTimes(text) || unit === 'bags';
  // Of `1100 g 10 cartons`, one is a size. `10kg 50 bags` is one amount, as are `4 bags basmati 20 kg` and
  // `basmati 20 kg (Tilda) x 4`; but `sir 10kg, piaz 5 sack` are two.
  const isOne = /^[\s,،(]*$/.test(between) || (!/[,،]/.test(between) && ordered.some(isPack));
  if (first?.unit && isOne) {
    // `x4 20kg` is read as `20kg x4`.
    const inOrder = isTimes(first.text) ? ordered.toReversed() : ordered;
    const joined = inOrder.map(({ text }) => text).join(' ');
    const quantity = second && !readQuantity(joined) ? typed(query, ordered) : joined;
    const others = sizes.filter((each) => !ordered.includes(each));
    return { amount: { quantity, unit: first.unit }, sizes: others, others: readings };
  }
  // `5 bags of rice, 3 of chickpeas`, `rice 5 bags chickpeas 3`, `rice 5, chickpeas 3 bags`
  const { quantity: like = '', unit } = last ?? { ...next, quantity: next?.text };
  const ends = [...readings.slice(0, 1), ...readings.slice(-1)];
  // But a grade (`kaju 320`, `lobster 450/550`) and the count of a carton (`oranges 72`) are none.
  const count = ends.find(
    ({ text, from, to }) =>
      /^(?!(?:180|2[14]0|320|450|56|64|72|88|113|125|138|163)$)\p{Nd}+$/u.test(text) &&
      !/[-–/.]\p{Nd}|\p{Nd}[-–/.]/u.test(query.slice(Math.max(from - 2, 0), to + 2)),
  );
  if (sizes.length === 0 && count && unit && /^\p{Nd}+\P{Nd}+$/u.test(like)) {
    const quantity = like.replace(/^\p{Nd}+/u, count.text);
    const others = readings.filter((each) => each !== count);
    return { amount: { quantity, unit }, sizes, others };
  }
  return { sizes, others: readings };
}
