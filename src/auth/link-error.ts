/** Ignores `error_description`, because anybody can send a link with a false text in it. */
export function linkErrorIn(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1));
  const failed = ['error', 'error_code', 'error_description'].some((name) => params.has(name));
  return failed ? (params.get('error_code') ?? '') : null;
}
