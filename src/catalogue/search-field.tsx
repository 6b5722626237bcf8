import { Search, X } from 'lucide-react';
import { startTransition, useEffectEvent, useLayoutEffect, useOptimistic, useRef } from 'react';
import { paths } from '@/config/paths';
import { loadSearch } from './use-search';

type SearchFieldProps = {
  text: string;
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
  // The visitor may have typed before hydration. A later effect could run after a render that overwrites that text.
  useLayoutEffect(() => takeTyped(), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can have the role itself; `<search>` would be one more element.
    <form
      role="search"
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        // On phones, `blur` closes the on-screen keyboard, which would cover the results.
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
