const hydration = new AbortController();

/** Until RouterProvider has subscribed to the router, Back would change only the URL, so this reloads the page. */
export function reloadOnBack(): void {
  const openedUrl = urlWithoutFragment();
  window.addEventListener(
    'popstate',
    (event) => {
      // Only the fragment has changed, e.g. by the skip link.
      if (urlWithoutFragment() === openedUrl) return;
      event.stopImmediatePropagation();
      window.location.reload();
    },
    { signal: hydration.signal },
  );
}

export function stopReloadingOnBack(): void {
  hydration.abort();
}

function urlWithoutFragment(): string {
  return window.location.pathname + window.location.search;
}
