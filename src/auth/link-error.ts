/** Returns a failed link's error code ('' if it has none), else null. Ignores its text, which anybody could have written. */
export function linkErrorIn(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1));
  const failed = ['error', 'error_code', 'error_description'].some((name) => params.has(name));
  return failed ? (params.get('error_code') ?? '') : null;
}
