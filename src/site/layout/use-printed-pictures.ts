import { useEffect } from 'react';

/** Fetches the lazy pictures before the page is printed. The browser does not wait for them. */
export function usePrintedPictures() {
  useEffect(() => {
    window.addEventListener('beforeprint', fetchPictures);
    return () => window.removeEventListener('beforeprint', fetchPictures);
  }, []);
}

function fetchPictures() {
  for (const picture of document.images) picture.loading = 'eager';
}
