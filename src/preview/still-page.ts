import { unmarked } from './field-marks';
import { type MarkedPlace, outlined, placeAt } from './marked-places';

/**
 * Makes the page one that is only looked at: nothing navigates and nothing is sent. Menus and the
 * carousel's buttons work. A click on a text is handed to `onPick`.
 */
export function stillPage(onPick: (place: MarkedPlace) => void) {
  function stop(event: Event) {
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent) {
    // The preview itself presses the carousel's buttons.
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    if (event.target.closest('a')) stop(event);
    const place = placeAt(event.target, event.clientX, event.clientY);
    if (place) onPick(place);
  }

  window.addEventListener('click', onClick, { capture: true });
  for (const type of ['auxclick', 'submit', 'dragstart']) {
    window.addEventListener(type, stop, { capture: true });
  }
  window.addEventListener('copy', copyWithoutMarks);
  pointOutWhatIsUnderPointer();
}

/** What is copied here may be pasted into the form, where a mark would go unseen. */
function copyWithoutMarks(event: ClipboardEvent) {
  const text = window.getSelection()?.toString();
  if (!text) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', unmarked(text));
}

function pointOutWhatIsUnderPointer() {
  const attribute = 'data-preview-hover';
  const { documentElement: page } = document;

  function pointOut(place: MarkedPlace | undefined) {
    const box = place && outlined(place);
    page.toggleAttribute('data-preview-pointed', Boolean(box));
    for (const old of document.querySelectorAll(`[${attribute}]`)) {
      if (old !== box) old.removeAttribute(attribute);
    }
    box?.setAttribute(attribute, '');
  }

  let last: PointerEvent | undefined;
  window.addEventListener('pointermove', (event) => {
    // A finger points at nothing before it clicks.
    if (event.pointerType !== 'mouse') return;
    if (!last) {
      requestAnimationFrame(() => {
        if (last?.target instanceof Element) {
          pointOut(placeAt(last.target, last.clientX, last.clientY));
        }
        last = undefined;
      });
    }
    last = event;
  });
  page.addEventListener('pointerleave', () => pointOut(undefined));
}
