import { paths } from '@/config/paths';
import { type Category, categories } from './categories';
import type { Search } from './use-search';

type CategoryFilterProps = {
  selected: Category | undefined;
  onSelect: (category: Category | undefined) => void;
  search?: Search;
};

export function CategoryFilter({ selected, onSelect, search }: CategoryFilterProps) {
  return (
    <form action={paths.products} className="min-w-0 grow print:hidden">
      <fieldset className="@container min-w-0">
        <legend className="sr-only">Filter products by category</legend>
        {/* Where there is no room for all, one row that scrolls and fades out at its ends: a press on a cut button shows it. */}
        <div className="relative -mx-5 flex scroll-ps-5 scroll-pe-9 gap-2 overflow-x-auto mask-[linear-gradient(90deg,transparent,#000_20px_calc(100%-36px),transparent)] py-1.5 ps-5 pe-9 [scrollbar-width:none] @min-[42rem]:mx-0 @min-[42rem]:flex-wrap @min-[42rem]:mask-none @min-[42rem]:px-0 xl:gap-1.5">
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
                onClick={(event) => {
                  event.preventDefault();
                  if (category !== selected) onSelect(category);
                }}
                aria-pressed={category === selected}
                aria-label={search && `${label} ${count} found`}
                className="category-button grid min-h-11 flex-none place-content-center rounded-full border border-edge px-3.5 py-1 text-[0.95rem] leading-[1.15] font-semibold hover:border-leaf hover:text-leaf xl:px-2.5 xl:text-sm"
              >
                {label}
                {search && ' '}
                {/* Below the name, so that a changed number does not change the button's width. */}
                {search && <span className="text-[0.72rem]">{count}</span>}
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
  if (row) row.scrollLeft = button.offsetLeft + (button.offsetWidth - row.offsetWidth) / 2;
}
