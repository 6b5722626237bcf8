import { decodeField } from './stega';

/** An element with a field's text, or the image with it as `alt`; `field` is its code. */
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

/** False for text that is for screen readers only. */
export function isVisible({ element }: FieldElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** The topmost one under a click, else the first in the smallest block around it. */
export function clickedElement({ target, clientX, clientY }: MouseEvent): FieldElement | undefined {
  // Buttons work in the preview.
  if (!(target instanceof Element) || target.closest('button')) return undefined;
  // The target first: pressing Enter on a link is a click without a point.
  const under = [target, ...document.elementsFromPoint(clientX, clientY)];
  const visible = fieldElements(document.body).filter(isVisible);
  for (const element of under) {
    const found = visible.find((each) => each.element === element);
    if (found) return found;
  }
  // An inert form passes its clicks to the block around it.
  const isTooLarge = (block: Element) =>
    block.matches('main, header, footer, nav, dialog, body') || block.querySelector('main, form');
  for (const block of under) {
    if (isTooLarge(block)) return undefined;
    const found = visible.find(({ element }) => block.contains(element));
    if (found) return found;
  }
  return undefined;
}
