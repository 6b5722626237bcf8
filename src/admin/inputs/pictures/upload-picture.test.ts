import { expect, test } from 'vitest';
import { refuseUnlessStored } from './upload-picture';

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
  [undefined, undefined, 'Failed to fetch', 'could not reach the server'],
  // Browsers word a timeout in these two ways.
  [undefined, undefined, 'signal timed out', 'took too long'],
  [undefined, undefined, 'The operation timed out.', 'took too long'],
])('a refusal %s %s “%s” becomes a sentence, unless the file is stored', async (...refusal) => {
  const [status, statusCode, message, sentence] = refusal;
  const settled = expect(refuseUnlessStored({ status, statusCode, message }));
  await (sentence ? settled.rejects.toThrow(sentence) : settled.resolves.toBeUndefined());
});
