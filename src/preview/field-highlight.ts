import { type FieldElement, fieldElements, isVisible, outlined } from './field-elements';

const attribute = 'data-preview-focus';
const hiddenSlide = '[aria-roledescription="slide"][inert]';
const carousel = '[aria-roledescription="carousel"]';

/**
 * Outlines the texts of a field and scrolls the first one into view, also if rendered later. Without a field, or
 * until it is rendered, shows the part of the page where the section begins.
 */
export function createFieldHighlight() {
  let field: number | null = null;
  let sectionPending = true;
  let scrollPending = false;
  let scheduled = false;

  /** In a frame of its own: React's rendering and this share the thread with the editor. */
  function schedule() {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(update);
  }

  function update() {
    scheduled = false;
    const elements = fieldElements(document.body);
    const ofField = elements.filter((each) => each.field === field && isVisible(each));
    const boxes = new Set(ofField.map(outlined));
    for (const box of document.querySelectorAll(`[${attribute}]`)) {
      if (!boxes.has(box)) box.removeAttribute(attribute);
    }
    for (const box of boxes) box.setAttribute(attribute, '');
    if (sectionPending) sectionPending = !showSection(elements);
    if (scrollPending) scrollPending = !scrollToFirst(ofField);
  }

  // Lazy routes render late, and typing replaces the texts.
  new MutationObserver(schedule).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['alt', 'inert'],
  });

  return {
    /** Takes the field's index in `textFields`. */
    show(next: number | null) {
      if (next === field) return;
      field = next;
      scrollPending = next !== null;
      schedule();
    },
  };
}

/** Scrolls to the section's first text in the page where it is below the first screen; false if there is none yet. */
function showSection(elements: FieldElement[]): boolean {
  const first = elements.find((each) => each.element.closest('main') && isVisible(each));
  if (!first) return false;
  const { top } = first.element.getBoundingClientRect();
  // `scrollIntoView` would scroll the editor around the frame, too.
  if (top > window.innerHeight) window.scrollBy({ top: top - window.innerHeight / 2 });
  return true;
}

/** False if there is nothing to scroll to yet. */
function scrollToFirst(elements: FieldElement[]): boolean {
  // Contact details are also in the header and footer.
  const first = elements.find(({ element }) => element.closest('main')) ?? elements[0];
  if (!first) return false;
  const { element } = first;
  const slide = element.closest(hiddenSlide);
  if (slide) {
    dotOf(slide)?.click();
    return false;
  }
  // Scrolling to the slide itself would also scroll inside the carousel.
  const block = element.closest(carousel);
  (block ?? element).scrollIntoView({
    block: block ? 'nearest' : 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  return true;
}

/** The slide `2 of 5: Rice` has the button `Slide 2 of 5: Rice`. */
function dotOf(slide: Element): HTMLElement | undefined {
  const dots = slide.closest(carousel)?.querySelectorAll('button') ?? [];
  const label = `Slide ${slide.getAttribute('aria-label')}`;
  return [...dots].find((dot) => dot.getAttribute('aria-label') === label);
}
