import { type MarkedPlace, outlined, placeAt } from './marked-places';

const attribute = 'data-preview-hover';

/** Calls `onPick` on a click on a field's text, and outlines the text under the mouse. */
export function pickFields(onPick: (place: MarkedPlace) => void) {
  function onClick({ isTrusted, target, clientX, clientY }: MouseEvent) {
    // Scripted clicks are the preview's own, on the carousel's buttons.
    if (!isTrusted || !(target instanceof Element)) return;
    const place = placeAt(target, clientX, clientY);
    if (place) onPick(place);
  }
  window.addEventListener('click', onClick, { capture: true });

  let last: PointerEvent | undefined;
  window.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    if (!last) {
      requestAnimationFrame(() => {
        if (last?.target instanceof Element) {
          outline(placeAt(last.target, last.clientX, last.clientY));
        }
        last = undefined;
      });
    }
    last = event;
  });
  document.documentElement.addEventListener('pointerleave', () => outline(undefined));
}

function outline(place: MarkedPlace | undefined) {
  const box = place && outlined(place);
  document.documentElement.toggleAttribute('data-preview-pointed', Boolean(box));
  for (const old of document.querySelectorAll(`[${attribute}]`)) {
    if (old !== box) old.removeAttribute(attribute);
  }
  box?.setAttribute(attribute, '');
}
