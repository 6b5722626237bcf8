// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { downloadText } from './download-text';

test('a text becomes a file, which is let go of afterwards', async () => {
  vi.useFakeTimers();
  const files: Blob[] = [];
  const released: string[] = [];
  // Not implemented in jsdom: object URLs and downloads.
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = (url) => released.push(url);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(`${this.href} as ${this.download}`);
  });

  downloadText('hero.txt', 'Title: تمر');

  expect(names).toEqual(['blob:file as hero.txt']);
  expect(files[0]?.type).toBe('text/plain;charset=utf-8');
  expect(await files[0]?.text()).toBe('Title: تمر\n');
  expect(released).toEqual([]);
  vi.runAllTimers();
  expect(released).toEqual(['blob:file']);
  vi.useRealTimers();
});
