import { elementAt, type FieldElement, outlined } from './field-elements';

const attribute = 'data-preview-hover';

/** Calls `onPick` on a click on a field's text, and outlines the text under the mouse. */
export function pickFields(onPick: (found: FieldElement) => void) {
  function onClick({ isTrusted, target, clientX, clientY }: MouseEvent) {
    // Scripted clicks are the preview's own, on the carousel's buttons.
    if (!isTrusted || !(target instanceof Element)) return;
    const found = elementAt(target, clientX, clientY);
    if (found) onPick(found);
  }
  window.addEventListener('click', onClick, { capture: true });

  let last: PointerEvent | undefined;
  window.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    if (!last) {
      requestAnimationFrame(() => {
        if (last?.target instanceof Element) {
          outline(elementAt(last.target, last.clientX, last.clientY));
        }
        last = undefined;
      });
    }
    last = event;
  });
  document.documentElement.addEventListener('pointerleave', () => outline(undefined));
}

function outline(found: FieldElement | undefined) {
  const box = found && outlined(found);
  document.documentElement.toggleAttribute('data-preview-pointed', Boolean(box));
  for (const old of document.querySelectorAll(`[${attribute}]`)) {
    if (old !== box) old.removeAttribute(attribute);
  }
  box?.setAttribute(attribute, '');
}
