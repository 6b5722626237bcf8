// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { reloadOnBack, stopReloadingOnBack } from './history-before-hydration';

test('Back reloads the page until the router hears it, unless only the fragment has changed', () => {
  const reload = vi.fn();
  const heard = vi.fn();
  const goTo = (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    vi.stubGlobal('location', { pathname, search, reload });
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  vi.stubGlobal('location', { pathname: '/contact', search: '', reload });
  reloadOnBack();
  window.addEventListener('popstate', heard);
  goTo('/contact#main');
  expect([reload, heard].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  goTo('/about');
  goTo('/contact?from=mail');
  expect([reload, heard].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  stopReloadingOnBack();
  goTo('/about');
  expect([reload, heard].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});
