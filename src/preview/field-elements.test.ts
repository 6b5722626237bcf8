// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { sectionFields } from '@/content/sections/section-schemas';
import { createFieldHighlight } from './field-elements';
import { withStega } from './stega';

test('a slide whose carousel has not started becomes visible once it has', () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 9, 9));
  const fields = sectionFields('hero');
  const content = withStega(fields, { slides: [{ title: 'Rice' }] });
  const [rice] = (content as { slides: { title: string }[] }).slides;
  document.body.innerHTML = `<main aria-roledescription="carousel">
    <div aria-roledescription="slide" aria-label="1 of 1: Rice" inert>${rice?.title}</div>
    <button aria-label="Slide 1 of 1: Rice"></button></main>`;
  const slide = document.querySelector('[aria-roledescription="slide"]');
  let hasStarted = false;
  document.querySelector('button')?.addEventListener('click', () => {
    if (hasStarted) slide?.removeAttribute('inert');
  });
  createFieldHighlight().setFocus('slides.0.title');
  hasStarted = true;
  vi.runOnlyPendingTimers();
  expect(slide?.hasAttribute('inert')).toBe(false);
  vi.useRealTimers();
});
