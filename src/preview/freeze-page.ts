import { refuseDrops } from '@/lib/browser/refuse-drops';

/** Stops navigation, submission, autoplay and announcements. Call the returned function after each render. */
export function freezePage(): () => void {
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) {
    window.addEventListener(type, stop, { capture: true });
  }
  refuseDrops();
  // On `pagehide`, React Router writes scroll positions to sessionStorage, which the frame shares with the editor.
  window.addEventListener('pagehide', (event) => event.stopImmediatePropagation());

  let paused = false;
  return () => {
    // Pauses the home page's carousel, but only once: the editor's user can start it again.
    const pause = document.querySelector<HTMLElement>('button[aria-label^="Pause"]');
    if (!paused) pause?.click();
    paused ||= pause !== null;
    for (const region of document.querySelectorAll('[aria-live="polite"]')) {
      region.setAttribute('aria-live', 'off');
    }
    // The contact form would write its text to the shared sessionStorage.
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
