import { Search, X } from 'lucide-react';
import { startTransition, useEffectEvent, useLayoutEffect, useOptimistic, useRef } from 'react';
import { paths } from '@/config/paths';
import { loadSearch } from './use-search';

type SearchFieldProps = {
  text: string;
  /** Called in a transition, except once on mount for text typed before hydration. */
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
};

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
  // A layout effect runs before the next render, which would overwrite text typed before hydration.
  useLayoutEffect(() => takeTyped(), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: React and jsdom take `<search>` for a misspelt component.
    <form
      role="search"
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        // `blur` hides the on-screen keyboard, which would cover the results.
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
