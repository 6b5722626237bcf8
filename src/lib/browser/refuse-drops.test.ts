// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseDrops } from './refuse-drops';

let end = () => {};
beforeEach(() => {
  end = refuseDrops();
});
afterEach(() => end());

/** Whether the browser would do what it does with a drop there. */
function isLeftToBrowser(tag: string, ...types: string[]): boolean[] {
  const [name = '', type = ''] = tag.split(':');
  const target = Object.assign(document.createElement(name), type && { type });
  document.body.append(target);
  return ['dragover', 'drop'].map((event) =>
    target.dispatchEvent(
      Object.assign(new Event(event, { bubbles: true, cancelable: true }), {
        dataTransfer: { types },
      }),
    ),
  );
}

test('a file or link that is dropped beside a field opens nothing', () => {
  expect(isLeftToBrowser('div', 'Files')).toEqual([false, false]);
  expect(isLeftToBrowser('div', 'text/uri-list', 'text/plain')).toEqual([false, false]);
  expect(isLeftToBrowser('textarea', 'Files')).toEqual([false, false]);
});

test('a field takes text, a file input takes files', () => {
  expect(isLeftToBrowser('textarea', 'text/plain')).toEqual([true, true]);
  expect(isLeftToBrowser('input:file', 'Files')).toEqual([true, true]);
});
