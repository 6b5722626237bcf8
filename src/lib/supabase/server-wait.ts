/** End of the last `Retry-After`, in milliseconds of `performance.now()`. */
let busyUntil = 0;

/** Milliseconds left of the server's last `Retry-After`, or 0. */
export function serverWait(): number {
  return Math.max(0, busyUntil - performance.now());
}

/** `fetch` for the Supabase client, whose errors do not carry the header `Retry-After`. */
export const fetchAndNoteWait: typeof fetch = async (...request) => {
  const answer = await fetch(...request);
  const seconds = Number(answer.headers.get('Retry-After'));
  if (seconds > 0) busyUntil = performance.now() + Math.min(seconds, 300) * 1000;
  return answer;
};
