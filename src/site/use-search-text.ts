import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { readSearchParam } from '@/catalogue/search-param';
import { loadSearch } from '@/catalogue/use-search';
import { productsPath } from '@/config/paths';
import { useHydratedQuery } from '@/lib/use-hydrated';

/**
 * The text of the search field: what was typed in this history entry, otherwise what its address says.
 * Typing replaces the address beside the router, which would render the whole page for each letter.
 */
export function useSearchText(category: string | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const { key } = location;
  const asked = readSearchParam(useHydratedQuery().get('q'));
  const [typed, setTyped] = useState<{ key: string; text: string }>();
  const text = typed?.key === key ? typed.text : asked;
  const latest = useRef(typed);

  useEffect(() => {
    if (asked) void loadSearch();
  }, [asked]);

  // After the results: on a slow phone it takes 5 ms, which the letter itself would be later.
  useEffect(() => {
    if (typed?.key === key) replaceAddress(productsPath(category, readSearchParam(typed.text)));
  }, [typed, key, category]);

  function setText(next: string) {
    latest.current = { key, text: next };
    setTyped(latest.current);
  }

  /** Ahead of `text` while the results of the last letter are rendered in a transition. */
  function latestText(): string {
    return latest.current?.key === key ? latest.current.text : asked;
  }

  /** Adds a history entry; Back leads to what this one was before the typing. */
  function submit() {
    const query = readSearchParam(latestText());
    if (query === asked) return;
    replaceAddress(createPath(location));
    latest.current = undefined;
    setTyped(undefined);
    navigate(productsPath(category, query), { flushSync: true, preventScrollReset: true });
  }

  return { text, isTyping: typed?.key === key, latestText, setText, submit };
}

function replaceAddress(address: string) {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Safari allows a hundred changes in half a minute: the address lags behind, the search does not.
  }
}
