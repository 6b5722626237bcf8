import { type FieldElement, fieldElements, isVisible } from './field-elements';

const retryDelayMs = 100;

/** Outlines the texts of the editor's focused field and scrolls there. Without a focus, scrolls to the section. */
export function createFieldHighlight() {
  let focus: string | null = null;
  let scrollTarget: 'section' | 'field' | 'none' = 'section';
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Call it after each render. */
  function update() {
    clearTimeout(retry);
    const elements = fieldElements(document.body);
    const visible = elements.filter(isVisible);
    const ofField = elementsOf(focus, visible);
    mark(
      'data-preview-field',
      elements.map((each) => each.element),
    );
    mark('data-preview-focus', ofField.map(elementToOutline));
    const candidates = scrollTarget === 'section' ? visible : ofField;
    // The header and the footer repeat the contact details, so prefer an element in <main>.
    const first = candidates.find(({ element }) => element.closest('main')) ?? ofField[0];
    if (scrollTarget === 'none' || !first) return;
    if (reveal(first.element)) scrollTarget = 'none';
    // Until the carousel has started, it ignores the click in `reveal`.
    else retry = setTimeout(update, retryDelayMs);
  }

  return {
    update,
    setFocus(fieldName: string | null) {
      if (fieldName === focus) return;
      focus = fieldName;
      if (fieldName !== null) scrollTarget = 'field';
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

function mark(attribute: string, elements: Element[]) {
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
  for (const each of elements) each.setAttribute(attribute, '');
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
