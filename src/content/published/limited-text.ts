/**
 * The body of a response as text. Cancels the download and throws after `limit` bytes: an endless
 * response would fill the visitor's memory.
 */
export async function limitedText(answer: Response, limit: number): Promise<string> {
  const reader = answer.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size <= limit) continue;
    await reader?.cancel();
    throw new Error(`The answer has more than ${limit} bytes.`);
  }
  return new Blob(parts).text();
}
