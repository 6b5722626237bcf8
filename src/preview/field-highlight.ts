import { isShown, type MarkedPlace, markedPlaces, outlined } from './marked-places';

const attribute = 'data-preview-focus';
const hiddenSlide = '[aria-roledescription="slide"][inert]';
const carousel = '[aria-roledescription="carousel"]';

/** Outlines the texts of a field and scrolls the first one into view, also if rendered later. */
export function createFieldHighlight() {
  let field: number | null = null;
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
    const places =
      field === null
        ? []
        : markedPlaces(document.body).filter((place) => place.field === field && isShown(place));
    const boxes = new Set(places.map(outlined));
    for (const box of document.querySelectorAll(`[${attribute}]`)) {
      if (!boxes.has(box)) box.removeAttribute(attribute);
    }
    for (const box of boxes) box.setAttribute(attribute, '');
    if (scrollPending) scrollPending = !scrollToFirst(places);
  }

  // Lazy routes render late, and typing replaces the marked texts.
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
      scrollPending = true;
      schedule();
    },
  };
}

/** False if there is nothing to scroll to yet. */
function scrollToFirst(places: MarkedPlace[]): boolean {
  // Contact details are also in the header and footer.
  const place = places.find(({ element }) => element.closest('main')) ?? places[0];
  if (!place) return false;
  const { element } = place;
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
