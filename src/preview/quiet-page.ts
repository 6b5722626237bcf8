/**
 * The page as it stands beside a form: its carousel does not move by itself, its own form takes nothing,
 * and what it would read out to screen readers while somebody types elsewhere, it keeps to itself.
 */
export function quietPage() {
  let paused = false;

  function update() {
    const pause = document.querySelector<HTMLElement>('button[aria-label^="Pause"]');
    if (pause && !paused) {
      paused = true;
      pause.click();
    }
    for (const region of document.querySelectorAll('[aria-live="polite"]')) {
      region.setAttribute('aria-live', 'off');
    }
    // What is typed into one is kept for the tab, which is the editor's as well.
    for (const form of document.forms) form.inert = true;
  }

  new MutationObserver(update).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-live'],
  });
  // React Router keeps scroll positions in the tab's storage, which is the editor's as well. This
  // listener is the first, so the router's own is not asked; and the entry is not the editor's.
  window.addEventListener('pagehide', (event) => event.stopImmediatePropagation());
  window.history.replaceState({ key: 'section-preview' }, '');
}
