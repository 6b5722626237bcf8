import { ownValue } from '@/lib/is-record';

/** Returns undefined for a token that is no JWT, or lacks the claim. */
export function tokenClaim(token: unknown, claim: 'session_id' | 'sub'): string | undefined {
  const [, payload = ''] = String(token).split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return String(ownValue(claims, claim) ?? '') || undefined;
  } catch {
    return undefined;
  }
}
