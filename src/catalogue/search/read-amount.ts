import type { Product } from '@/catalogue/products';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { productUnits } from '@/catalogue/quantity/product-units';
import { isNoAmount, readQuantity } from '@/catalogue/quantity/read-quantity';
import type { Unit } from '@/catalogue/quantity/units';
import type { Segment } from './goods-listed';
import type { Span } from './notes';
import type { Reading } from './read-query';

/** As typed, if a quantity can be read from it, `5 bags of 25 kg`, or if it is none: `0 kg`. */
export type Amount = { quantity: string; unit: Unit };

/** The amount that is ordered, or else the `sizes` that may be meant by several amounts. `others` are the other readings. */
type AmountReading = { amount?: Amount; sizes: readonly Span[]; others: readonly Reading[] };

/** `before` is the amount of the goods before these in a list. */
export function readAmount(
  query: string,
  { readings, from, to }: Segment,
  product: Product,
  before: Amount | undefined,
): AmountReading {
  const sizes = amountsIn(query)
    .map(({ text, offset }) => ({ text, from: offset, to: offset + text.length }))
    .filter((size) => size.from >= from && size.from < to);
  const [size] = sizes;
  const unit = size && sizes.length === 1 ? orderedUnit(size.text, product) : undefined;
  if (size && unit) return { amount: { quantity: size.text, unit }, sizes: [], others: readings };
  // `5 bags of rice, 3 of chickpeas`
  const [count, next, ...rest] = readings;
  const isCount =
    count && /^\p{Nd}+$/u.test(count.text) && ['ignored', 'name'].includes(next?.role ?? '');
  if (!size && before && isCount && /^\p{Nd}+\P{Nd}+$/u.test(before.quantity)) {
    const quantity = `${count.text} ${before.unit}`;
    return { amount: { quantity, unit: before.unit }, sizes, others: next ? [next, ...rest] : [] };
  }
  return { sizes, others: readings };
}

/** Grams are an amount of what is sold by the gram. Of other goods they are a size: a chicken of 1000 g. */
function orderedUnit(quantity: string, { id }: Product): Unit | undefined {
  const unit = readQuantity(quantity)?.unit ?? (isNoAmount(quantity) ? 'kg' : undefined);
  return unit === 'g' ? productUnits.get(id) : unit;
}
