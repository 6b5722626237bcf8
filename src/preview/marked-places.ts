import { readMark } from './field-marks';

/** Where on the page a field stands: the element that holds its text, or the picture it describes. */
export type MarkedPlace = { element: Element; field: number };

/** All marked places within a part of the page, in the order of the document. */
export function markedPlaces(part: Element): MarkedPlace[] {
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const places: MarkedPlace[] = [];
  for (let node: Node | null = part; node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const text =
      node instanceof Text ? node.data : node instanceof HTMLImageElement ? node.alt : '';
    const field = readMark(text);
    if (element && field !== undefined) places.push({ element, field });
  }
  return places;
}

/** Whether it can be seen: what is only for screen readers is a pixel wide. */
export function isShown({ element }: MarkedPlace): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** What begins a part of the page of its own; a click there means nothing that stands further out. */
const frame = 'main, header, footer, nav, dialog, body';

/**
 * The place that a click at a point means: the smallest that lies under it, or else the first in the
 * smallest block around what was clicked.
 */
export function placeAt(target: Element, x: number, y: number): MarkedPlace | undefined {
  // It has work of its own in the preview.
  if (target.closest('button')) return undefined;
  const under = markedPlaces(target.closest(frame) ?? document.body)
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
    // A form takes no clicks: they are those of the block around it, whose texts they do not mean.
    if (block.matches(frame) || block.querySelector('main, form')) return undefined;
    const place = markedPlaces(block).find(isShown);
    if (place) return place;
  }
  return undefined;
}

/** What to outline: a picture behind its block would hide most of its own outline. */
export function outlined({ element }: MarkedPlace): Element {
  const behind =
    element instanceof HTMLElement && getComputedStyle(element).position === 'absolute';
  return (behind && element.offsetParent) || element;
}
