import type { Category } from './categories';
import { filterProducts } from './filter-products';
import { type Product, products } from './products';

export function findProduct(id: string | undefined): Product | undefined {
  return products.find((product) => product.id === id?.toLowerCase());
}

type Neighbours = {
  previous: Product | undefined;
  next: Product | undefined;
  /** From 1, in the order of the category. */
  position: number;
  count: number;
};

/** What stands beside a product in its category; the first has no previous, the last no next. */
export function neighboursOf(product: Product): Neighbours {
  const all = filterProducts(product.category);
  const index = all.indexOf(product);
  return {
    previous: all[index - 1],
    next: all[index + 1],
    position: index + 1,
    count: all.length,
  };
}

/** Where a category has nothing more to show: saffron, alone among Others, is a spice. */
const relatedCategory: Partial<Record<Category, Category>> = { Others: 'Spices' };

/** Up to four other products of a category: those after this one, then from the first on. */
export function moreProducts(product: Product): { category: Category; products: Product[] } {
  const alone = filterProducts(product.category).length === 1;
  const category = (alone && relatedCategory[product.category]) || product.category;
  const all = filterProducts(category);
  const index = all.indexOf(product);
  const others = [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0))];
  return { category, products: others.slice(0, 4) };
}
