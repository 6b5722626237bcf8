/**
 * The body of a response as text. Cancels the download and throws after `limit` bytes: an endless
 * response would fill the visitor's memory.
 */
export async function limitedText(answer: Response, limit: number): Promise<string> {
  const reader = answer.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    chunks.push(chunk.value);
    size += chunk.value.length;
    if (size <= limit) continue;
    await reader?.cancel();
    throw new Error(`Answer of more than ${limit} bytes.`);
  }
  return new Blob(chunks).text();
}
