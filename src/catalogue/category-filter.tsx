import { cn } from '@/lib/cn';
import { type Category, categories } from './categories';

type CategoryFilterProps = {
  /** Undefined stands for All. */
  selected: Category | undefined;
  onSelect: (category: Category | undefined) => void;
};

/** The category buttons; exactly one is pressed. */
export function CategoryFilter({ selected, onSelect }: CategoryFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's; these buttons filter at once
    <div
      role="group"
      aria-label="Filter products by category"
      className="flex flex-wrap gap-2 print:hidden"
    >
      {[undefined, ...categories].map((category) => (
        <button
          key={category ?? 'All'}
          type="button"
          aria-pressed={category === selected}
          onClick={() => onSelect(category)}
          className={cn(
            'min-h-11 rounded-full border px-4 text-[0.95rem] font-semibold transition-colors',
            'border-edge hover:border-leaf hover:text-leaf',
            'aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-paper',
            'aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
          )}
        >
          {category ?? 'All'}
        </button>
      ))}
    </div>
  );
}
