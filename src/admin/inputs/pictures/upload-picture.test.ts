import { expect, test } from 'vitest';
import { checkPicture, refuseUnlessStored } from './upload-picture';

type Refusal = [status: number | undefined, statusCode: string | undefined, message: string];

test.each<[...Refusal, sentence: string | undefined]>([
  [400, '409', 'The resource already exists', undefined],
  [400, '400', 'Duplicate', undefined],
  [413, '413', 'Request Entity Too Large', 'too large'],
  [400, '413', 'The object exceeded the maximum', 'too large'],
  [429, '429', '', 'too many attempts'],
  [502, '502', 'Bad Gateway', 'problem at the moment'],
  [415, 'invalid_mime_type', 'mime type is not supported', 'Something went wrong'],
  [undefined, undefined, `Unexpected token '<' is not valid JSON`, 'could not read'],
  [undefined, undefined, 'Failed to fetch', 'server did not answer'],
  // Browsers word a timeout in these two ways.
  [undefined, undefined, 'signal timed out', 'took too long'],
  [undefined, undefined, 'The operation timed out.', 'took too long'],
])('a refusal %s %s “%s” becomes a sentence, unless the file is stored', async (...refusal) => {
  const [status, statusCode, message, sentence] = refusal;
  const settled = expect(refuseUnlessStored({ status, statusCode, message }));
  await (sentence ? settled.rejects.toThrow(sentence) : settled.resolves.toBeUndefined());
});

/** Each character of `start` is one byte. */
function fileOf(start: string): Blob {
  const bytes = Array.from(start, (letter) => letter.charCodeAt(0));
  return new Blob([new Uint8Array(bytes), new Uint8Array(2000)]);
}

function isoFile(...brands: string[]): Blob {
  const [major, ...compatible] = brands;
  const length = String.fromCharCode(16 + 4 * compatible.length);
  return fileOf(`\0\0\0${length}ftyp${major}\0\0\0\0${compatible.join('')}meta`);
}

test.each([
  ['JPEG', fileOf('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['PNG', fileOf('\x89PNG\r\n\x1a\n')],
  ['WebP', fileOf('RIFF\x24\0\0\0WEBPVP8 ')],
  ['AVIF', isoFile('avif', 'mif1', 'miaf')],
  ['AVIF by another brand', isoFile('mif1', 'avif', 'miaf')],
  ['animated AVIF', isoFile('avis', 'avif', 'miaf')],
])('%s is known by its content', async (_, file) => {
  await expect(checkPicture(file)).resolves.toBeUndefined();
});

test.each([
  ['SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['GIF', fileOf('GIF89a')],
  ['HEIC', isoFile('mif1', 'heic')],
  ['a text that is called a picture', new File(['Dear reader'], 'a.jpg', { type: 'image/jpeg' })],
  ['an empty file', new Blob([])],
])('%s is refused', async (_, file) => {
  await expect(checkPicture(file)).rejects.toThrow('not a JPEG, PNG, WebP or AVIF picture');
});
