import { useEffect } from 'react';

/** Milliseconds that somebody who wants to print waits for pictures at most. */
const patience = 3000;

/**
 * Fetches what waits further down the page before it is printed: on paper nothing comes later.
 * Browsers print at once, pictures or not, but the usual keys can be answered a moment later.
 */
export function usePrintedPictures() {
  useEffect(() => {
    window.addEventListener('beforeprint', fetchPictures);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('beforeprint', fetchPictures);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

function onKeyDown(event: KeyboardEvent) {
  if (
    event.key.toLowerCase() !== 'p' ||
    !(event.ctrlKey || event.metaKey) ||
    event.shiftKey ||
    event.altKey
  ) {
    return;
  }
  event.preventDefault();
  const waited = new Promise((resolve) => setTimeout(resolve, patience));
  void Promise.race([fetchPictures(), waited]).then(() => window.print());
}

function fetchPictures() {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  return Promise.allSettled(pictures.map((picture) => picture.decode()));
}
