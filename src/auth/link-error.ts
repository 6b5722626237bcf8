/** Returns the error code in an e-mailed link's fragment. The description is ignored because anybody can forge it. */
export function linkErrorIn(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1));
  const failed = ['error', 'error_code', 'error_description'].some((name) => params.has(name));
  return failed ? (params.get('error_code') ?? '') : null;
}
