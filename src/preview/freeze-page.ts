/**
 * Makes the page one to look at: no navigation, no form submission, no autoplay, no announcements to
 * screen readers while one types in the editor. Menus and the carousel's buttons work. Returns what to call
 * after each rendering.
 */
export function freezePage(): () => void {
  window.addEventListener('click', stopLink, { capture: true });
  for (const type of ['auxclick', 'submit', 'dragstart']) {
    window.addEventListener(type, stop, { capture: true });
  }
  // React Router would save this page's scroll position on `pagehide`, in the shared sessionStorage and
  // under the editor's history key: this listener runs first, and the key is replaced.
  window.addEventListener('pagehide', (event) => event.stopImmediatePropagation());
  window.history.replaceState({ key: 'section-preview' }, '');

  let paused = false;
  return () => {
    const pause = document.querySelector<HTMLElement>('button[aria-label^="Pause"]');
    if (!paused) pause?.click();
    paused ||= pause !== null;
    for (const region of document.querySelectorAll('[aria-live="polite"]')) {
      region.setAttribute('aria-live', 'off');
    }
    // The contact form saves its text in sessionStorage, which the frame shares with the editor.
    for (const form of document.querySelectorAll('form:not([inert])')) {
      form.toggleAttribute('inert', true);
    }
  };
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function stopLink(event: Event) {
  if (event.target instanceof Element && event.target.closest('a')) stop(event);
}
