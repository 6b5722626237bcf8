import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { readSearchText, type SearchText } from '@/catalogue/search-text';
import { productsPath } from '@/config/paths';
import { useHydratedSearchParams } from '@/lib/use-hydrated';

/** While the visitor types, `replaceState` updates the URL: a navigation would render the page for each letter. */
export function useSearchText(category: string | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const { key } = location;
  const asked = readSearchText(useHydratedSearchParams().get('q'));
  const [typed, setTyped] = useState<{ key: string; text: string }>();
  const isTyping = typed?.key === key;
  const query = isTyping ? readSearchText(typed.text) : asked;

  // `replaceState` is slow on phones. In an effect, it does not delay the typed letter.
  useEffect(() => {
    if (isTyping) replaceUrl(productsPath(category, query));
  }, [isTyping, query, category]);

  /** Adds a history entry, so that Back returns to the search before the typing. */
  function submit(submitted: SearchText) {
    if (submitted === asked) return;
    replaceUrl(createPath(location));
    setTyped(undefined);
    navigate(productsPath(category, submitted), { flushSync: true, preventScrollReset: true });
  }

  return {
    /** As in the field. */
    text: isTyping ? typed.text : asked,
    query,
    isTyping,
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
