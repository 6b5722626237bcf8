import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { readSearchParam } from '@/catalogue/search-param';
import { loadSearch } from '@/catalogue/use-search';
import { productsPath } from '@/config/paths';
import { useHydrated } from '@/lib/use-hydrated';

/**
 * The text of the search field: what was typed in this history entry, otherwise what its address says.
 * Typing replaces the address beside the router, which would render the whole page for each letter.
 */
export function useSearchText(category: string | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { key } = location;
  const asked = hydrated ? readSearchParam(new URLSearchParams(location.search).get('q')) : '';
  const [typed, setTyped] = useState<{ key: string; text: string }>();
  const text = typed?.key === key ? typed.text : asked;

  useEffect(() => {
    if (asked) void loadSearch();
  }, [asked]);

  function setText(next: string) {
    setTyped({ key, text: next });
    replaceAddress(productsPath(category, readSearchParam(next)));
  }

  /** Adds a history entry; Back leads to what this one was before the typing. */
  function submit() {
    const words = readSearchParam(text);
    if (words === asked) return;
    replaceAddress(createPath(location));
    setTyped(undefined);
    navigate(productsPath(category, words), { flushSync: true, preventScrollReset: true });
  }

  return { text, setText, submit };
}

function replaceAddress(address: string) {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Safari allows a hundred changes in half a minute: the address lags behind, the search does not.
  }
}
