const hydration = new AbortController();

/** Until RouterProvider has subscribed to the router, Back would change only the URL, so this reloads the page. */
export function reloadOnBack(): void {
  const { pathname, search } = window.location;
  window.addEventListener(
    'popstate',
    (event) => {
      // Only the fragment has changed, e.g. by the skip link.
      if (window.location.pathname === pathname && window.location.search === search) return;
      event.stopImmediatePropagation();
      window.location.reload();
    },
    { signal: hydration.signal },
  );
}

export function stopReloadingOnBack(): void {
  hydration.abort();
}
