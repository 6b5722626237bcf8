/**
 * From the fragment of an e-mailed link: https://supabase.com/docs/guides/auth/debugging/error-codes; empty without a
 * code, null without an error. `error_description` is ignored: anybody can write a link.
 */
export function linkErrorIn(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1));
  const failed = ['error', 'error_code', 'error_description'].some((name) => params.has(name));
  return failed ? (params.get('error_code') ?? '') : null;
}
