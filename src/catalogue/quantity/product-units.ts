import type { ProductId } from '@/catalogue/products';

/** What an enquiry begins with, where it is not kilograms. Apart from `products.ts`, which not every page downloads. */
export const productUnits: ReadonlyMap<string, 'g'> = new Map<ProductId, 'g'>([['saffron', 'g']]);
