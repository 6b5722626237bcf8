import { decodeField } from './stega';

/** The element with a field's text, or the image that the field describes. */
export type FieldElement = { element: Element; field: number };

/** In document order. */
export function fieldElements(root: Element): FieldElement[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const elements: FieldElement[] = [];
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const text =
      node instanceof Text ? node.data : node instanceof HTMLImageElement ? node.alt : '';
    const field = decodeField(text);
    if (element && field !== undefined) elements.push({ element, field });
  }
  return elements;
}

/** False for text that only screen readers get, which is one pixel wide. */
export function isVisible({ element }: FieldElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** A click within one of these never means a text outside of it. */
const landmark = 'main, header, footer, nav, dialog, body';

/** The smallest one under a point, else the first in the smallest block around the clicked element. */
export function elementAt(target: Element, x: number, y: number): FieldElement | undefined {
  // Buttons work in the preview.
  if (target.closest('button')) return undefined;
  const under = fieldElements(target.closest(landmark) ?? document.body)
    .map((found) => ({ found, box: found.element.getBoundingClientRect() }))
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .filter(({ found }) => isVisible(found))
    .sort((one, other) => area(one.box) - area(other.box));
  return under[0]?.found ?? firstAround(target);
}

function area({ width, height }: DOMRect): number {
  return width * height;
}

function firstAround(target: Element): FieldElement | undefined {
  for (let block: Element | null = target; block; block = block.parentElement) {
    // An inert form passes its clicks to the block around it, whose texts they do not mean.
    if (block.matches(landmark) || block.querySelector('main, form')) return undefined;
    const found = fieldElements(block).find(isVisible);
    if (found) return found;
  }
  return undefined;
}

/** The element to outline: of a background picture the block in front, which would cover the outline. */
export function outlined({ element }: FieldElement): Element {
  const behind =
    element instanceof HTMLElement && getComputedStyle(element).position === 'absolute';
  return (behind && element.offsetParent) || element;
}
