/** End of the last `Retry-After`, in milliseconds of `performance.now()`. */
let busyUntil = 0;

/** Milliseconds left of the server's last `Retry-After`, or 0. */
export function serverWait(): number {
  return Math.max(0, busyUntil - performance.now());
}

/** Milliseconds for a request without a limit of its own, such as an upload of 2 MB. */
const timeout = 120_000;

/** `fetch` for the Supabase client, whose errors do not carry the header `Retry-After`. */
export const fetchAndNoteWait: typeof fetch = async (input, init) => {
  const answer = await fetch(input, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(timeout),
  });
  const seconds = Number(answer.headers.get('Retry-After'));
  if (seconds > 0) busyUntil = performance.now() + Math.min(seconds, 300) * 1000;
  return answer;
};
