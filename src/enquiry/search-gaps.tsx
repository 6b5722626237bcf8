import { Link } from 'react-router-dom';
import type { Category } from '@/catalogue/categories';
import type { Search } from '@/catalogue/use-search';
import { paths, productsPath } from '@/config/paths';
import { AddToEnquiry } from './add-to-enquiry';

type SearchGapsProps = { search: Search; category: Category | undefined };

export function SearchGaps({ search, category }: SearchGapsProps) {
  const { text, missing, asks, onlyTitlesSearched, hits, hitsInCategory } = search;
  const total = hits.length;
  const isWhole = missing.length === 0 && asks.length === 0 && !onlyTitlesSearched;
  if (isWhole && hitsInCategory.length > 0) return null;
  const isQuestion = total === 0 && asks.length > 0 && missing.length === 0;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-sand px-4 py-2 wrap-anywhere *:[a]:inline-flex *:[a]:min-h-11 *:[a]:items-center *:[a]:underline *:[p]:flex-[1_0_min(20rem,100%)] [&_button]:py-2 [&_p_a]:underline">
      {onlyTitlesSearched && (
        <p>Only titles were searched: other names of goods could not be loaded.</p>
      )}
      {missing.length > 0 && (
        <p>
          We do not list <Words words={missing} />
          {hitsInCategory.length > 0 ? '. The rest of your search finds:' : '.'}
        </p>
      )}
      {missing.length === 0 && asks.length > 0 && (
        <p>
          Ask for <Words words={asks} /> in <Link to={paths.enquiry}>your enquiry</Link>.
        </p>
      )}
      {!isWhole && !isQuestion && (total === 0 || !onlyTitlesSearched) && (
        <AddToEnquiry product={{ title: text }}>
          <span>
            Ask us for “<bdi>{text}</bdi>”
          </span>
        </AddToEnquiry>
      )}
      {total > 0 && hitsInCategory.length === 0 && <p>Nothing found in {category}.</p>}
      {hitsInCategory.length === 0 && (
        <Link to={productsPath(undefined, total > 0 ? text : undefined)}>
          {total === 0 && 'Show all products'}
          {total > 0 && `Show ${total === 1 ? '1 product' : `${total} products`} in all categories`}
        </Link>
      )}
    </div>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <em>
      <bdi>{words.join(', ')}</bdi>
    </em>
  );
}
