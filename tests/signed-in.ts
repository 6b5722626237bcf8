import { vi } from 'vitest';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** Valid for an hour; nothing in the browser checks the signature. */
export function sessionOf(email: string, sessionId: string = crypto.randomUUID()) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const user = { id: `id-of-${email}`, aud: 'authenticated', email, user_metadata: {} };
  const claims = { sub: user.id, session_id: sessionId, exp: expires_at };
  return {
    access_token: `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user,
  };
}

/** The server knows the user and the role, and answers `{}` to all other requests. */
export function signedInAs(email: string, role?: 'admin') {
  const session = sessionOf(email);
  localStorage.setItem('saffron-gate-session', JSON.stringify(session));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (String(url).endsWith('/auth/v1/user')) return Response.json(session.user);
    return Response.json(String(url).includes('/user_roles') ? (role ? [{ role }] : []) : {});
  });
}

/** Row level security hides all rows, and the functions refuse. */
export const noRowsWithoutRole: typeof fetch = async (request) =>
  String(request).includes('/rpc/')
    ? Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
    : Response.json([]);
