import { Search, X } from 'lucide-react';
import { startTransition, useEffectEvent, useLayoutEffect, useOptimistic, useRef } from 'react';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { takeEarlyText } from '@/lib/start-up/early-text';
import { readSearchText, type SearchText } from './search-text';
import { loadSearch } from './use-search';

type SearchFieldProps = {
  text: string;
  onType: (text: string) => void;
  onSubmit: (text: SearchText) => void;
  className?: string;
};

export function SearchField({ text, onType, onSubmit, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useOptimistic(text);

  function changeText(next: string) {
    startTransition(() => {
      setValue(next);
      onType(next);
    });
  }

  const takeTyped = useEffectEvent(() => {
    const typed = field.current ? takeEarlyText(field.current) : '';
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
        onSubmit(readSearchText(value));
      }}
      onReset={(event) => {
        event.preventDefault();
        changeText('');
        field.current?.focus();
      }}
      className={cn('relative w-full flex-none print:hidden', className)}
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
        // iOS zooms in on a focused field with text below 16 px. The browser's own clear button shows only on focus.
        className="min-h-11 w-full appearance-none rounded-full border border-edge bg-paper px-11 text-[1rem] placeholder-shown:pe-4 placeholder:text-stone placeholder:opacity-100 focus-visible:-outline-offset-1 [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 start-0 grid w-11 place-items-center text-stone"
      >
        <Search className="size-4.5" />
      </button>
      {value !== '' && (
        <button
          type="reset"
          aria-label="Clear search"
          className="absolute inset-y-0 end-0 grid w-11 place-items-center text-stone"
        >
          <X className="size-4.5" />
        </button>
      )}
    </form>
  );
}
