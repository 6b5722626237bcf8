// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { limitedText } from './limited-text';

/** A response in chunks, which may split a character. */
function answerIn(chunks: Uint8Array<ArrayBuffer>[], cancel = vi.fn()) {
  const rest = [...chunks];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const chunk = rest.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel,
  });
  return new Response(body);
}

test('an answer within the limit is read whole, also where a chunk splits a character', async () => {
  const bytes = new TextEncoder().encode('زعفران');
  const answer = answerIn([...bytes].map((byte) => new Uint8Array([byte])));
  expect(await limitedText(answer, bytes.length)).toBe('زعفران');
});

test('an empty answer is an empty text', async () => {
  expect(await limitedText(new Response(null), 10)).toBe('');
});

test('an answer without an end is given up', async () => {
  const cancel = vi.fn();
  const endless = answerIn(Array(1_000).fill(new Uint8Array(10)), cancel);
  await expect(limitedText(endless, 100)).rejects.toThrow('more than 100 bytes');
  expect(cancel).toHaveBeenCalledOnce();
});
