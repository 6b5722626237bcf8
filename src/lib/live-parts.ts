// The page is there before the code that runs it, and that comes part by part (`data-part`): index.html
// marks the root, src/components/later-part.tsx what follows later.

const liveEvent = 'part-live';

/** Says that a part answers from now on. For the `ref` of its element. */
export function goLive(part: HTMLElement | null): void {
  if (!part) return;
  part.dataset.live = '';
  part.dispatchEvent(new Event(liveEvent, { bubbles: true }));
}

/**
 * Keeps the last press of a button that does not answer yet, and repeats it once it does: it is not
 * lost, and a form is not sent to nowhere with all that was typed.
 */
export function keepPresses(): void {
  let pressed: HTMLElement | undefined;

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const part = button?.closest<HTMLElement>('[data-part]');
      if (!button || !part || 'live' in part.dataset) return;
      event.preventDefault();
      pressed = button;
    },
    { capture: true },
  );
  document.addEventListener(liveEvent, ({ target }) => {
    if (!pressed || target !== pressed.closest('[data-part]')) return;
    const button = pressed;
    pressed = undefined;
    button.click();
  });
}
