import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first page of a file is compiled while the test waits, on a machine that may have more to do.
configure({ asyncUtilTimeout: 10_000 });

addWhatJsdomLacks();

/** jsdom lays nothing out and scrolls nothing: these only have to exist for components to mount. */
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
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
}

afterEach(cleanup);
