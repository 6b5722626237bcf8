import { decodeField } from './stega';

/** An element with a field's text, or an image with it as `alt`. */
type FieldElement = { element: Element; field: string };

export function fieldElements(root: Element): FieldElement[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const texts = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : ''));
    if (element instanceof HTMLImageElement) texts.push(element.alt);
    const fields = texts.map(decodeField).filter((field) => field !== undefined);
    return fields.map((field) => ({ element, field }));
  });
}

/** Text for screen readers only is 1 px wide and high. */
function isVisible({ element }: FieldElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Returns the topmost field element under the click, else the first one in the smallest block around the click. */
export function clickedElement({ target, clientX, clientY }: MouseEvent): FieldElement | undefined {
  if (!(target instanceof Element) || target.closest('button')) return undefined;
  // Enter on a link is a click at 0, 0, so the event's target is tried before the elements at the coordinates.
  const under = [target, ...document.elementsFromPoint(clientX, clientY)];
  // A click on the inert contact form hits the block around the form. That block must not match.
  const isTooLarge = (block: Element) =>
    block.matches('main, header, footer, nav, dialog, body') || block.querySelector('main, form');
  const blocks = under.slice(0, under.findIndex(isTooLarge));
  const visible = fieldElements(document.body).filter(isVisible);
  const clicked = under.flatMap((each) => visible.filter(({ element }) => element === each));
  const around = blocks.flatMap((each) => visible.filter(({ element }) => each.contains(element)));
  return clicked[0] ?? around[0];
}

/** Outlines the texts of the editor's focused field and scrolls there. Without a focus, scrolls to the section. */
export function createFieldHighlight() {
  let focus: string | null = null;
  let isRevealed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Call it after each render. */
  function update() {
    clearTimeout(retry);
    const elements = fieldElements(document.body);
    const visible = elements.filter(isVisible);
    const ofField = elementsOf(focus, visible);
    mark('data-preview-field', elements, ({ element }) => element);
    mark('data-preview-focus', ofField, elementToOutline);
    const candidates = focus === null ? visible : ofField;
    // The header and the footer repeat the contact details, so prefer an element in <main>.
    const first = candidates.find(({ element }) => element.closest('main')) ?? ofField[0];
    if (isRevealed || !first) return;
    isRevealed = reveal(first.element);
    // Until the carousel has started, it ignores the click in `reveal`.
    if (!isRevealed) retry = setTimeout(update, 100);
  }

  return {
    update,
    setFocus(fieldName: string | null) {
      if (fieldName === focus) return;
      focus = fieldName;
      if (fieldName !== null) isRevealed = false;
      update();
    },
  };
}

/** Returns the elements with the field's text or, if the field has none (e.g. an icon), its list item's first text. */
function elementsOf(focus: string | null, elements: FieldElement[]) {
  for (let part = focus ?? ''; part !== ''; part = part.replace(/\.?[^.]*$/, '')) {
    const first = elements.find(({ field }) => `${field}.`.startsWith(`${part}.`));
    if (first) return elements.filter(({ field }) => field === first.field);
    // Other items of a list are unrelated.
    if (/\.\d+$/.test(part)) break;
  }
  return [];
}

function mark(attribute: string, elements: FieldElement[], toMark: typeof elementToOutline) {
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
  for (const each of elements) toMark(each).setAttribute(attribute, '');
}

/** Content in front would cover the outline of a background picture, so the block around both is outlined. */
function elementToOutline({ element }: FieldElement): Element {
  const behind =
    element instanceof HTMLElement && getComputedStyle(element).position === 'absolute';
  return (behind && element.offsetParent) || element;
}

const headerHeight = 80;

/** Scrolls to the element and returns true. If it is on another slide, starts to change slides and returns false. */
function reveal(element: Element): boolean {
  const carousel = element.closest('[aria-roledescription="carousel"]');
  const slide = element.closest('[aria-roledescription="slide"][inert]');
  if (slide) {
    // The slide labelled `2 of 5: Rice` has a button labelled `Slide 2 of 5: Rice`.
    const label = CSS.escape(`Slide ${slide.getAttribute('aria-label')}`);
    carousel?.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
    return false;
  }
  const { top, bottom, height } = (carousel ?? element).getBoundingClientRect();
  if (top >= headerHeight && bottom <= window.innerHeight) return true;
  // `scrollIntoView` would also scroll the editor's page, which contains this frame.
  window.scrollBy({ top: top - Math.max(headerHeight, (window.innerHeight - height) / 2) });
  return true;
}
