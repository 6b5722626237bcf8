import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { readSearchParam } from '@/catalogue/search-param';
import { productsPath } from '@/config/paths';
import { useHydratedSearchParams } from '@/lib/use-hydrated';

/** While the visitor types, `replaceState` updates the URL: a navigation would render the page for each letter. */
export function useSearchText(category: string | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const { key } = location;
  const asked = readSearchParam(useHydratedSearchParams().get('q'));
  const [typed, setTyped] = useState<{ key: string; text: string }>();
  const text = typed?.key === key ? typed.text : asked;

  // `replaceState` is slow on phones. In an effect, it does not delay the typed letter.
  useEffect(() => {
    if (typed?.key === key) replaceUrl(productsPath(category, readSearchParam(typed.text)));
  }, [typed, key, category]);

  /** Adds a history entry, so that Back returns to the search before the typing. */
  function submit(submitted: string) {
    const query = readSearchParam(submitted);
    if (query === asked) return;
    replaceUrl(createPath(location));
    setTyped(undefined);
    navigate(productsPath(category, query), { flushSync: true, preventScrollReset: true });
  }

  return {
    text,
    isTyping: typed?.key === key,
    setText: (next: string) => setTyped({ key, text: next }),
    submit,
  };
}

function replaceUrl(url: string) {
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari throws if there are too many calls in a short time. The search works without the URL.
  }
}
