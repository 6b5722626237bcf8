import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { readSearchParam } from '@/catalogue/search-param';
import { loadSearch } from '@/catalogue/use-search';
import { productsPath } from '@/config/paths';
import { useHydratedQuery } from '@/lib/use-hydrated';

/**
 * The text of the search field: typed in this history entry, otherwise the URL's. Typing replaces the URL without
 * the router, which would render the whole page for each letter.
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

  // In an effect: on a slow phone it takes 5 ms, which would delay the typed letter.
  useEffect(() => {
    if (typed?.key === key) replaceUrl(productsPath(category, readSearchParam(typed.text)));
  }, [typed, key, category]);

  function setText(next: string) {
    latest.current = { key, text: next };
    setTyped(latest.current);
  }

  /** Newer than `text` while a transition renders the last letter's results. */
  function latestText(): string {
    return latest.current?.key === key ? latest.current.text : asked;
  }

  /** Adds a history entry; Back leads to the search before the typing. */
  function submit() {
    const query = readSearchParam(latestText());
    if (query === asked) return;
    replaceUrl(createPath(location));
    latest.current = undefined;
    setTyped(undefined);
    navigate(productsPath(category, query), { flushSync: true, preventScrollReset: true });
  }

  return { text, isTyping: typed?.key === key, latestText, setText, submit };
}

function replaceUrl(url: string) {
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari allows 100 changes in 30 s: the URL lags behind, the search does not.
  }
}
