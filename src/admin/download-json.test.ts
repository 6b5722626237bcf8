// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { downloadJson } from './download-json';

test('a value becomes a readable JSON file, which is let go of afterwards', async () => {
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

  downloadJson('hero.json', { slides: ['Rice', 'تمر'] });

  expect(names).toEqual(['blob:file as hero.json']);
  expect(files[0]?.type).toBe('application/json');
  expect(await files[0]?.text()).toBe('{\n  "slides": [\n    "Rice",\n    "تمر"\n  ]\n}\n');
  expect(released).toEqual([]);
  vi.runAllTimers();
  expect(released).toEqual(['blob:file']);
  vi.useRealTimers();
});
