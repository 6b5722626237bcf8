import { isShown, type MarkedPlace, markedPlaces, outlined } from './marked-places';

const attribute = 'data-preview-focus';
const slideInWaiting = '[aria-roledescription="slide"][inert]';
const carousel = '[aria-roledescription="carousel"]';

/** Outlines the texts of a field and brings the first into view, whenever it comes onto the page. */
export function createSpotlight() {
  let field: number | null = null;
  let toBeShown = false;
  let scheduled = false;

  /** Before the next frame: apart from React's own work, so that neither keeps the editor waiting long. */
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
    if (toBeShown) toBeShown = !bringIntoView(places);
  }

  // Pages come in late, and a text that is typed is drawn anew.
  new MutationObserver(schedule).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['alt', 'inert'],
  });

  return {
    /** By its place in `textFields`; null for none. */
    show(next: number | null) {
      if (next === field) return;
      field = next;
      toBeShown = true;
      schedule();
    },
  };
}

/** False while there is nothing to bring into view yet. */
function bringIntoView(places: MarkedPlace[]): boolean {
  // Contact details stand above and below every page, too.
  const place = places.find(({ element }) => element.closest('main')) ?? places[0];
  if (!place) return false;
  const { element } = place;
  const slide = element.closest(slideInWaiting);
  if (slide) {
    dotOf(slide)?.click();
    return false;
  }
  // Scrolled by its slide, a carousel would lose its place.
  const block = element.closest(carousel);
  (block ?? element).scrollIntoView({
    block: block ? 'nearest' : 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  return true;
}

/** `2 of 5: Rice` has the dot `Slide 2 of 5: Rice`. */
function dotOf(slide: Element): HTMLElement | undefined {
  const dots = slide.closest(carousel)?.querySelectorAll('button') ?? [];
  const label = `Slide ${slide.getAttribute('aria-label')}`;
  return [...dots].find((dot) => dot.getAttribute('aria-label') === label);
}
