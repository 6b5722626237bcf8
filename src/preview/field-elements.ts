import { decodeField } from './stega';

/** An element with a field's text, or an image with the text as `alt`. `field` is an index in `names` of `withStega`. */
export type FieldElement = { element: Element; field: number };

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

/** Returns false for text that is for screen readers only. */
export function isVisible({ element }: FieldElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Returns the topmost field element under the click, or else the first one in the smallest block around the click. */
export function clickedElement({ target, clientX, clientY }: MouseEvent): FieldElement | undefined {
  // Buttons keep working in the preview.
  if (!(target instanceof Element) || target.closest('button')) return undefined;
  // The target comes first because pressing Enter on a link is a click without coordinates.
  const under = [target, ...document.elementsFromPoint(clientX, clientY)];
  const visible = fieldElements(document.body).filter(isVisible);
  for (const element of under) {
    const found = visible.find((each) => each.element === element);
    if (found) return found;
  }
  // Skip blocks with a form: a click on the inert form reaches the block around it.
  const isTooLarge = (block: Element) =>
    block.matches('main, header, footer, nav, dialog, body') || block.querySelector('main, form');
  for (const block of under) {
    if (isTooLarge(block)) return undefined;
    const found = visible.find(({ element }) => block.contains(element));
    if (found) return found;
  }
  return undefined;
}
