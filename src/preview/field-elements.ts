import { decodeField } from './stega';

/** An element with a field's text, or an image with it as `alt`. */
export type FieldElement = { element: Element; field: string };

export function fieldElements(root: Element): FieldElement[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const elements: FieldElement[] = [];
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const text =
      node instanceof Text ? node.data : node instanceof HTMLImageElement ? node.alt : '';
    const field = decodeField(text);
    if (element && field) elements.push({ element, field });
  }
  return elements;
}

/** Text for screen readers only is 1 px wide and high. */
export function isVisible({ element }: FieldElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Returns the topmost field element under the click, else the first one in the smallest block around the click. */
export function clickedElement({ target, clientX, clientY }: MouseEvent): FieldElement | undefined {
  if (!(target instanceof Element) || target.closest('button')) return undefined;
  // Enter on a link is a click at 0, 0, so the event's target is tried before the elements at the coordinates.
  const under = [target, ...document.elementsFromPoint(clientX, clientY)];
  const visible = fieldElements(document.body).filter(isVisible);
  for (const element of under) {
    const found = visible.find((each) => each.element === element);
    if (found) return found;
  }
  // A click on the inert contact form hits the block around the form. That block must not match.
  const isTooLarge = (block: Element) =>
    block.matches('main, header, footer, nav, dialog, body') || block.querySelector('main, form');
  for (const block of under) {
    if (isTooLarge(block)) return undefined;
    const found = visible.find(({ element }) => block.contains(element));
    if (found) return found;
  }
  return undefined;
}
