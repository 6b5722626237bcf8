/** Stops navigation, submission, autoplay and announcements. Returns what to call after each rendering. */
export function freezePage(): () => void {
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) {
    window.addEventListener(type, stop, { capture: true });
  }
  // The editor shares this sessionStorage: React Router would overwrite its scroll position.
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
    // The contact form would save its text there, too.
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
