/**
 * Stops navigation, form submission, autoplay and announcements to screen readers; buttons work. Returns what to
 * call after each rendering.
 */
export function freezePage(): () => void {
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) {
    window.addEventListener(type, stop, { capture: true });
  }
  // Else React Router would overwrite the editor's scroll position, in the sessionStorage that both share.
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
    // The contact form would save its text in that sessionStorage, too.
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
