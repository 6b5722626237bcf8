/** Stops navigation, submission, autoplay and announcements. Call the returned function after each render. */
export function freezePage(): () => void {
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) {
    window.addEventListener(type, stop, { capture: true });
  }
  // The frame shares the editor's sessionStorage: React Router would overwrite the editor's scroll positions.
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
    // The contact form would save its text in the shared sessionStorage, too.
    for (const form of document.querySelectorAll('form:not([inert])')) {
      form.toggleAttribute('inert', true);
    }
  };
}

function stop(event: Event) {
  const isLink = event.target instanceof Element && event.target.closest('a');
  if (event.type === 'click' && !isLink) return;
  event.preventDefault();
  event.stopPropagation();
}
