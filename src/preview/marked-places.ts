import { readMark } from './field-marks';

/** The element with a field's text, or the image that the field describes. */
export type MarkedPlace = { element: Element; field: number };

/** In document order. */
export function markedPlaces(root: Element): MarkedPlace[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const places: MarkedPlace[] = [];
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const text =
      node instanceof Text ? node.data : node instanceof HTMLImageElement ? node.alt : '';
    const field = readMark(text);
    if (element && field !== undefined) places.push({ element, field });
  }
  return places;
}

/** False for text that only screen readers get, which is one pixel wide. */
export function isShown({ element }: MarkedPlace): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** A click within one of these never means a place outside of it. */
const landmark = 'main, header, footer, nav, dialog, body';

/** The smallest place under a point, else the first in the smallest block around the clicked element. */
export function placeAt(target: Element, x: number, y: number): MarkedPlace | undefined {
  // Buttons work in the preview.
  if (target.closest('button')) return undefined;
  const under = markedPlaces(target.closest(landmark) ?? document.body)
    .map((place) => ({ place, box: place.element.getBoundingClientRect() }))
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .filter(({ place }) => isShown(place))
    .sort((one, other) => area(one.box) - area(other.box));
  return under[0]?.place ?? firstAround(target);
}

function area({ width, height }: DOMRect): number {
  return width * height;
}

function firstAround(target: Element): MarkedPlace | undefined {
  for (let block: Element | null = target; block; block = block.parentElement) {
    // An inert form passes its clicks to the block around it, whose texts they do not mean.
    if (block.matches(landmark) || block.querySelector('main, form')) return undefined;
    const place = markedPlaces(block).find(isShown);
    if (place) return place;
  }
  return undefined;
}

/** The element to outline: of a background picture the block in front, which would cover the outline. */
export function outlined({ element }: MarkedPlace): Element {
  const behind =
    element instanceof HTMLElement && getComputedStyle(element).position === 'absolute';
  return (behind && element.offsetParent) || element;
}
