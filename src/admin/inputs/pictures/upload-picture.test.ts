import { expect, test } from 'vitest';
import { refuseUnlessStored } from './upload-picture';

const refusal = (status: number, statusCode: string, message: string) => ({
  status,
  statusCode,
  message,
});

test.each([refusal(400, '409', 'The resource already exists'), refusal(400, '400', 'Duplicate')])(
  'what is stored already is no failure: %j',
  async (error) => {
    await expect(refuseUnlessStored(error)).resolves.toBeUndefined();
  },
);

test.each([
  [refusal(413, '413', 'Request Entity Too Large'), 'too large'],
  [refusal(400, '413', 'The object exceeded the maximum'), 'too large'],
  [refusal(429, '429', ''), 'too many attempts'],
  [refusal(502, '502', 'Bad Gateway'), 'problem at the moment'],
  [refusal(415, 'invalid_mime_type', 'mime type is not supported'), 'Something went wrong'],
  [{ message: 'Unexpected token \'<\', "<!doctype "... is not valid JSON' }, 'could not read'],
  [{ message: 'Failed to fetch' }, 'could not reach the server'],
  // Browsers word a timeout in these two ways.
  [{ message: 'signal timed out' }, 'took too long'],
  [{ message: 'The operation timed out.' }, 'took too long'],
])('a refusal becomes a sentence: %j', async (error, part) => {
  await expect(refuseUnlessStored(error)).rejects.toThrow(part);
});
