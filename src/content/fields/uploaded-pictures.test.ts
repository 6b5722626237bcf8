import { expect, test } from 'vitest';
import { uploadedSrcSet, uploadedWidths } from './uploaded-pictures';

test.each([
  [640, [640]],
  [1500, [640, 1280, 1500]],
  [1920, [640, 1280, 1920]],
  [4000, [640, 1280, 1920]],
])('a picture %i pixels wide is stored in the widths %j', (width, widths) => {
  expect(uploadedWidths(width)).toEqual(widths);
});

test('every stored size is offered with its width', () => {
  const stem = `/storage/v1/object/public/site-images/${'3f9a'.repeat(8)}`;
  expect(uploadedSrcSet(`${'3f9a'.repeat(8)}.webp`, 800)).toBe(
    `${stem}-640.webp 640w, ${stem}-800.webp 800w`,
  );
});
