import { expect, test } from 'vitest';
import { checkPicture } from './check-picture';

/** Each character of `start` is one byte. */
function fileOf(start: string, size = 2000): Blob {
  const bytes = new Uint8Array(size);
  bytes.set(Array.from(start, (letter) => letter.charCodeAt(0)));
  return new Blob([bytes]);
}

function isoFile(...brands: string[]): Blob {
  const [major, ...compatible] = brands;
  const length = String.fromCharCode(16 + 4 * compatible.length);
  return fileOf(`\0\0\0${length}ftyp${major}\0\0\0\0${compatible.join('')}meta`);
}

test.each([
  ['jpeg', fileOf('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['png', fileOf('\x89PNG\r\n\x1a\n')],
  ['webp', fileOf('RIFF\x24\0\0\0WEBPVP8 ')],
  ['avif', isoFile('avif', 'mif1', 'miaf')],
  ['avif', isoFile('mif1', 'avif', 'miaf')],
])('%s is known by its content', async (_, file) => {
  await expect(checkPicture(file)).resolves.toEqual({ isAnimated: false });
});

test.each([
  ['webp', fileOf('RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\0\0\0\0\0\0ANIM')],
  ['png', fileOf('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x08acTL')],
  ['avif', isoFile('avis', 'avif', 'miaf')],
])('an animated %s is told apart', async (_, file) => {
  await expect(checkPicture(file)).resolves.toEqual({ isAnimated: true });
});

test.each([
  ['SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['GIF', fileOf('GIF89a')],
  ['HEIC', isoFile('mif1', 'heic')],
  ['PDF', fileOf('%PDF-1.7')],
  ['a script', fileOf('<script>alert(1)</script>')],
  ['an empty file', new Blob([])],
])('%s is refused', async (_, file) => {
  await expect(checkPicture(file)).rejects.toThrow('not a JPEG, PNG, WebP or AVIF picture');
});

test('a text with the name and the type of a picture is refused', async () => {
  const renamed = new File(['Dear reader, this is no picture.'], 'a.jpg', { type: 'image/jpeg' });
  await expect(checkPicture(renamed)).rejects.toThrow('is not a JPEG, PNG, WebP or AVIF picture');
});

test('a large file is made smaller, not refused', async () => {
  await expect(checkPicture(fileOf('\x89PNG\r\n\x1a\n', 24_000_000))).resolves.toBeDefined();
});
