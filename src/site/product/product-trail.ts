import type { Product } from '@/catalogue/products';
import { paths, productPath, productsPath } from '@/config/paths';

export function productTrail({ id, title, category }: Product) {
  return [
    { label: 'Home', path: paths.home },
    { label: 'Products', path: paths.products },
    { label: category, path: productsPath(category) },
    { label: title, path: productPath(id) },
  ];
}
