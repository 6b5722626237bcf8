import { Link, useNavigate } from 'react-router-dom';
import type { Category } from '@/catalogue/categories';
import type { Search } from '@/catalogue/use-search';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { paths, productsPath } from '@/config/paths';
import { maxLines } from './enquiry';
import { addFreeLine } from './enquiry-store';

const linkClass = 'inline-flex min-h-11 items-center underline';

type NothingFoundProps = { search: Search; category: Category | undefined };

/** In place of the cards: other categories, the nearest names, all products, or asking the company. */
export function NothingFound({ search, category }: NothingFoundProps) {
  const { words, total, suggestions } = search;
  const navigate = useNavigate();

  function ask() {
    if (addFreeLine(words)) return navigate(paths.enquiry);
    showToast({
      title: 'Your enquiry is full',
      description: `It holds ${maxLines} lines. Take one out before you add “${words}”.`,
      tone: 'destructive',
    });
  }

  return (
    <div className="grid justify-items-start gap-2 pb-6">
      <p className="font-display text-subheading">
        Nothing found for “<bdi>{words}</bdi>”{category && ` in ${category}`}.
      </p>
      {total > 0 && (
        <p>
          <Link className={linkClass} to={productsPath(undefined, words)}>
            {total === 1 ? 'Show 1 product' : `Show ${total} products`} in all categories
          </Link>
        </p>
      )}
      {suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {suggestions.map((name, index) => (
            <span key={name}>
              {index > 0 && (index === suggestions.length - 1 ? ' or ' : ', ')}
              <Link className={linkClass} to={productsPath(undefined, name)}>
                {name}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
      <p>
        <Link className={linkClass} to={productsPath()}>
          Show all products
        </Link>
      </p>
      <p>Not in the list? Put it on your enquiry, and ask us for it.</p>
      <Button onClick={ask} variant="outline">
        <span>
          Ask us for “<bdi>{words}</bdi>”
        </span>
      </Button>
    </div>
  );
}
