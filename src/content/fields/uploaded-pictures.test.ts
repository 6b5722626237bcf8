import { expect, test } from 'vitest';
import { uploadedSrcSet, uploadedUrl, uploadedWidths } from './uploaded-pictures';

const path = '0123456789abcdef0123456789abcdef.webp';
const folder = '/storage/v1/object/public/site-images';

test.each([
  [640, [640]],
  [641, [640, 641]],
  [1280, [640, 1280]],
  [1500, [640, 1280, 1500]],
  [1920, [640, 1280, 1920]],
  [4000, [640, 1280, 1920]],
])('a picture %i pixels wide is stored in the widths %j', (width, widths) => {
  expect(uploadedWidths(width)).toEqual(widths);
});

test('the width stands in the name of each size', () => {
  expect(uploadedUrl(path, 640)).toBe(`${folder}/0123456789abcdef0123456789abcdef-640.webp`);
});

test('every stored size is offered with its width', () => {
  const stem = `${folder}/0123456789abcdef0123456789abcdef`;
  expect(uploadedSrcSet(path, 800)).toBe(`${stem}-640.webp 640w, ${stem}-800.webp 800w`);
});
