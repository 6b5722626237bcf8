type PageListener = {
  /** The page is hidden, closed or reloaded, or comes back: the last moment to keep something may be now. */
  leaving: () => void;
  /** The device says that it has a network again. */
  online: () => void;
};

/** Returns how to stop. */
export function listenToPage({ leaving, online }: PageListener): () => void {
  window.addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', leaving);
  window.addEventListener('online', online);
  return () => {
    window.removeEventListener('pagehide', leaving);
    document.removeEventListener('visibilitychange', leaving);
    window.removeEventListener('online', online);
  };
}
