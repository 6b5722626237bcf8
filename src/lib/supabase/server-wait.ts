/** When the server last asked to be left alone until, in milliseconds of `performance.now()`. */
let busyUntil = 0;

/** Milliseconds for which the server wants no further request. */
export function serverWait(): number {
  return Math.max(0, busyUntil - performance.now());
}

/** The client keeps to itself the header with which a server says how long to wait. */
export const fetchAndNoteWait: typeof fetch = async (...request) => {
  const answer = await fetch(...request);
  const seconds = Number(answer.headers.get('Retry-After'));
  if (seconds > 0) busyUntil = performance.now() + Math.min(seconds, 300) * 1000;
  return answer;
};
