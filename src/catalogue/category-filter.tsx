import type { SubmitEvent } from 'react';
import { paths } from '@/config/paths';
import { type Category, categories } from './categories';

type CategoryFilterProps = {
  /** Undefined stands for All. */
  selected: Category | undefined;
  onSelect: (category: Category | undefined) => void;
};

/** The category buttons; exactly one is pressed. Before hydration they submit a GET form to /products. */
export function CategoryFilter({ selected, onSelect }: CategoryFilterProps) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const wanted = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const category = categories.find((each) => each === wanted);
    // A second press of the same button would add a history entry for the same page.
    if (category !== selected) onSelect(category);
  }

  return (
    <form action={paths.products} onSubmit={onSubmit} className="print:hidden">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Filter products by category</legend>
        {[undefined, ...categories].map((category) => (
          <button
            key={category ?? 'All'}
            type="submit"
            name={category && 'category'}
            value={category}
            aria-pressed={category === selected}
            className="category-button"
          >
            {category ?? 'All'}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
