// What a visitor sees first comes first: until its picture has arrived, nothing competes with it, and
// pictures further down wait until somebody moves (`src/index.css` holds them far above the page, where
// the browser does not fetch them; its own distance for lazy pictures is two to three screens).

/** Milliseconds after which the app starts even without the picture. */
const patience = 5000;

/** Signs that somebody is there and wants more than the first view. */
const signs = [
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'scroll',
] as const;

/** As far up as `--held` in src/index.css, in pixels. */
const held = 99_999;

let moved: Promise<void> | undefined;

/** Resolves at the first sign that the visitor goes on; at once where the page begins further down. */
export function visitorMoved(): Promise<void> {
  moved ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    for (const sign of signs) {
      window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
  return moved;
}

/** Resolves when the picture that fills the first view has arrived, has failed or takes too long. */
export function firstPictureSettled(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    for (const outcome of ['load', 'error']) {
      picture.addEventListener(outcome, () => resolve(), { once: true });
    }
  });
}

/** Holds the pictures further down until the visitor moves; then they come as the browser sees fit. */
export function holdPictures(): void {
  window.addEventListener('resize', releasePicturesInView);
  visitorMoved().then(() => {
    document.documentElement.dataset.moved = '';
    window.removeEventListener('resize', releasePicturesInView);
  });
}

/** Whether this address asks for goods that the page, written for all of them, shows only once it runs. */
export function asksForCategory(): boolean {
  return /[?&]category=./.test(window.location.search);
}

/** Lets those pictures come that stand in view by now. */
export function releasePicturesInView(): void {
  if ('moved' in document.documentElement.dataset) return;
  const others = asksForCategory() ? ', [data-written] *' : '';
  for (const picture of document.querySelectorAll<HTMLElement>(
    `img[loading="lazy"]:not([data-in-view]${others})`,
  )) {
    const { top, bottom } = picture.getBoundingClientRect();
    if (top + held < window.innerHeight && bottom + held > 0) picture.dataset.inView = '';
  }
}

let scheduled = false;

/** For the `ref` of a lazy picture: one that has just been drawn may stand in view. */
export function onLazyPicture(picture: HTMLImageElement | null): void {
  if (!picture || scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    releasePicturesInView();
  });
}
