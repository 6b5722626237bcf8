import { expect, test, vi } from 'vitest';
import { resizePicture } from './resize-picture';

test('all sizes have one type, also if only the widest is too large as WebP', async () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({}));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1920, height: 1080, close() {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width: number;
      constructor(width: number) {
        this.width = width;
      }
      getContext = () => ({ fillRect() {}, drawImage() {} });
      convertToBlob = async ({ type }: { type: string }) =>
        new Blob(type === 'image/webp' && this.width > 640 ? ['x'.repeat(2 ** 21 + 1)] : [], {
          type,
        });
    },
  );
  const { extension, sizes } = await resizePicture(new Blob());
  expect(extension).toBe('jpg');
  expect(sizes.map(({ width, blob }) => `${width} ${blob.type}`)).toEqual([
    '640 image/jpeg',
    '1280 image/jpeg',
    '1920 image/jpeg',
  ]);
});
