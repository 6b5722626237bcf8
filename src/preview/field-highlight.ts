import { type FieldElement, fieldElements, isVisible } from './field-elements';

const focused = 'data-preview-focus';
const clickable = 'data-preview-field';
const hiddenSlide = '[aria-roledescription="slide"][inert]';
const carousel = '[aria-roledescription="carousel"]';

/**
 * Outlines the texts of a field and scrolls the first one into view, also if rendered later. Before a field has
 * the focus, scrolls to where the section begins.
 */
export function createFieldHighlight() {
  let names: readonly string[] = [];
  let focus: string | null = null;
  let scrollTarget: 'section' | 'field' | 'none' = 'section';

  /** To be called after each rendering. */
  function update() {
    const elements = fieldElements(document.body);
    const visible = elements.filter(isVisible);
    const ofField = elementsOf(focus, visible, names);
    mark(
      clickable,
      elements.map(({ element }) => element),
    );
    mark(focused, ofField.map(outlined));
    const first =
      scrollTarget === 'section' ? firstInMain(visible) : (firstInMain(ofField) ?? ofField[0]);
    if (scrollTarget !== 'none' && first && reveal(first.element)) scrollTarget = 'none';
  }

  return {
    update,
    /** Takes the names that the codes in the texts stand for. */
    show(field: string | null, textNames: readonly string[]) {
      names = textNames;
      if (field === focus) return;
      focus = field;
      if (field !== null) scrollTarget = 'field';
      update();
    },
  };
}

/** Not in header and footer, which have the contact details, too. */
function firstInMain(elements: FieldElement[]) {
  return elements.find(({ element }) => element.closest('main'));
}

/** The elements with a field's text; of a field without one, such as an icon, with the first text of its item. */
function elementsOf(focus: string | null, elements: FieldElement[], names: readonly string[]) {
  for (let part = focus ?? ''; part !== ''; part = ownerOf(part)) {
    const first = elements.find(({ field }) => `${names[field]}.`.startsWith(`${part}.`));
    if (first) return elements.filter(({ field }) => field === first.field);
  }
  return [];
}

/** The name of the object around a field; empty for a list item, whose siblings are unrelated. */
function ownerOf(name: string): string {
  const keys = name.split('.');
  return /^\d+$/.test(keys.pop() ?? '') ? '' : keys.join('.');
}

function mark(attribute: string, elements: readonly Element[]) {
  for (const old of document.querySelectorAll(`[${attribute}]`)) {
    if (!elements.includes(old)) old.removeAttribute(attribute);
  }
  for (const element of elements) element.setAttribute(attribute, '');
}

/** For a background picture, the block in front, which would cover its outline. */
function outlined({ element }: FieldElement): Element {
  const behind =
    element instanceof HTMLElement && getComputedStyle(element).position === 'absolute';
  return (behind && element.offsetParent) || element;
}

/** Scrolls to the element; false if it moves the carousel to the element's slide first. */
function reveal(element: Element): boolean {
  const block = element.closest(carousel);
  const slide = element.closest(hiddenSlide);
  if (slide) {
    // The slide `2 of 5: Rice` has the button `Slide 2 of 5: Rice`.
    const label = `Slide ${slide.getAttribute('aria-label')}`;
    const buttons = [...(block?.querySelectorAll('button') ?? [])];
    buttons.find((button) => button.getAttribute('aria-label') === label)?.click();
    return false;
  }
  scrollTo(block ?? element);
  return true;
}

/** Pixels. */
const headerHeight = 80;

/** `scrollIntoView` would also scroll the editor around the frame. */
function scrollTo(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= headerHeight && bottom <= window.innerHeight) return;
  window.scrollBy({ top: top - Math.max(headerHeight, (window.innerHeight - height) / 2) });
}
