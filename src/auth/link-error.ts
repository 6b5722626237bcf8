/**
 * The code of https://supabase.com/docs/guides/auth/debugging/error-codes in the fragment of an e-mailed link; null
 * without an error. `error_description` is not shown: anybody can write a link.
 */
export function linkErrorIn(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1));
  const failed = ['error', 'error_code', 'error_description'].some((name) => params.has(name));
  return failed ? (params.get('error_code') ?? '') : null;
}
