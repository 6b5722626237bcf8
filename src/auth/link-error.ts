/** The error code in the hash that a failed e-mailed link opens: '' without a code, null without an error. */
export function linkErrorIn(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1));
  const failed = ['error', 'error_code', 'error_description'].some((name) => params.has(name));
  return failed ? (params.get('error_code') ?? '') : null;
}
