import { Link } from 'react-router-dom';
import type { Category } from '@/catalogue/categories';
import type { Search } from '@/catalogue/use-search';
import { productsPath } from '@/config/paths';
import { AskForGoods } from './add-to-enquiry';

type SearchGapsProps = { search: Search; category: Category | undefined };

/** Above what a search has found: what of it the catalogue lacks, and asking the company for that. */
export function SearchGaps({ search, category }: SearchGapsProps) {
  const { text, missing, similar, found, products } = search;
  const total = found.length;
  if (missing.length === 0 && products.length > 0) return null;
  // Without the engine: see `loadSearch`.
  const onlyTitles = missing.length === 0 && total === 0;
  const isOurs = total > 0 && !similar;
  return (
    <div className="search-gaps">
      {missing.length > 0 && (
        <p>
          {isOurs ? 'Our catalogue says nothing about ' : 'No '}
          <em>
            <bdi>{isOurs ? missing.join(' ') : text}</bdi>
          </em>
          {!isOurs && ' in our catalogue'}.{products.length > 0 && similar && ' Similar:'}
        </p>
      )}
      {onlyTitles && <p>No title says that. Our other names of goods could not be loaded.</p>}
      {(missing.length > 0 || onlyTitles) && <AskForGoods text={text} />}
      {total > 0 && products.length === 0 && <p>Nothing found in {category}.</p>}
      {products.length === 0 && (
        <Link to={productsPath(undefined, total > 0 ? text : undefined)}>
          {total === 0 && 'Show all products'}
          {total > 0 && `Show ${total === 1 ? '1 product' : `${total} products`} in all categories`}
        </Link>
      )}
    </div>
  );
}
