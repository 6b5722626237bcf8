import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

const { asyncWrapper } = getConfig();
const { setImmediate } = globalThis;

configure({
  // React runs the effects of what it has shown a task later. An assertion right after a query must see what they did.
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await new Promise<void>((resolve) => setImmediate(resolve));
      return result;
    }),
  // On a busy machine, compiling the first page component that a test file imports takes seconds.
  asyncUtilTimeout: 10_000,
  // Printing the page at each attempt takes a quarter of the time of the tests. `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? ''),
});

addWhatJsdomLacks();

/** Components need these to mount. The observers and media queries never report anything. */
function addWhatJsdomLacks() {
  class SilentObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const matchMedia = (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
  const IntersectionObserver = SilentObserver;
  const ResizeObserver = SilentObserver;
  Object.assign(globalThis, { IntersectionObserver, ResizeObserver, matchMedia, scrollTo() {} });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
}

afterEach(cleanup);
