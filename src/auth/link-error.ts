/**
 * The error code that Supabase Auth has put into the fragment of a redirect; null without an error.
 * `error_description` is never shown: anybody can make a link with any text in it.
 * https://supabase.com/docs/guides/auth/debugging/error-codes
 */
export function linkErrorIn(hash: string): string | null {
  const params = new URLSearchParams(hash.slice(1));
  const failed = ['error', 'error_code', 'error_description'].some((name) => params.has(name));
  return failed ? (params.get('error_code') ?? '') : null;
}
