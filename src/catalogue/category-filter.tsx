import type { MouseEvent } from 'react';
import { paths } from '@/config/paths';
import { type Category, categories } from './categories';
import type { Search } from './use-search';

type CategoryFilterProps = {
  selected: Category | undefined;
  onSelect: (category: Category | undefined) => void;
  search?: Search;
};

export function CategoryFilter({ selected, onSelect, search }: CategoryFilterProps) {
  function press(event: MouseEvent, category: Category | undefined) {
    event.preventDefault();
    if (category !== selected) onSelect(category);
  }

  return (
    <form action={paths.products} className="min-w-0 grow print:hidden">
      <fieldset className="min-w-0">
        <legend className="sr-only">Filter products by category</legend>
        <div className="category-row">
          {[undefined, ...categories].map((category) => {
            const label = category ?? 'All';
            const count = search?.hits.filter(
              ({ product }) => !category || product.category === category,
            ).length;
            return (
              <button
                key={label}
                ref={category === selected ? showInRow : undefined}
                type="submit"
                name={category && 'category'}
                value={category}
                onClick={(event) => press(event, category)}
                aria-pressed={category === selected}
                aria-label={search && `${label} ${count} found`}
                className="category-button"
              >
                {label}
                {search && ' '}
                {search && <span>{count}</span>}
              </button>
            );
          })}
        </div>
      </fieldset>
    </form>
  );
}

/** `scrollIntoView` would scroll the page as well as the row. */
function showInRow(button: HTMLElement | null) {
  const row = button?.parentElement;
  if (!row) return;
  const { width: room, x: rowStart } = row.getBoundingClientRect();
  const { width, x } = button.getBoundingClientRect();
  row.scrollBy?.({ left: x + width / 2 - (rowStart + room / 2) });
}
