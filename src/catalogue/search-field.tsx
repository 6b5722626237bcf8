import { Search, X } from 'lucide-react';
import { startTransition, useEffectEvent, useLayoutEffect, useOptimistic, useRef } from 'react';
import { paths } from '@/config/paths';
import { loadSearch } from './use-search';

type SearchFieldProps = {
  text: string;
  /** In a transition, which the next letter interrupts: only the field itself renders with each letter. */
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
};

/** Before hydration it submits a GET form to /products. */
export function SearchField({ text, onType, onSubmit }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useOptimistic(text);

  function changeText(next: string) {
    startTransition(() => {
      setValue(next);
      onType(next);
    });
  }

  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) onType(typed);
  });
  // Before the next render, which would overwrite what was typed before hydration.
  useLayoutEffect(() => takeTyped(), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: React and jsdom take `<search>` for a misspelt component.
    <form
      role="search"
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        // The keyboard on the screen would cover the results.
        if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
        onSubmit(value);
      }}
      onReset={(event) => {
        event.preventDefault();
        changeText('');
        field.current?.focus();
      }}
      className="search-field print:hidden"
    >
      <input
        ref={field}
        type="search"
        dir="auto"
        name="q"
        aria-label="Search products"
        placeholder="Search products"
        autoComplete="off"
        value={value}
        onChange={({ target }) => changeText(target.value)}
        onFocus={() => void loadSearch()}
      />
      <button type="submit" aria-label="Search">
        <Search className="size-4.5" />
      </button>
      {value !== '' && (
        <button type="reset" aria-label="Clear search">
          <X className="size-4.5" />
        </button>
      )}
    </form>
  );
}
