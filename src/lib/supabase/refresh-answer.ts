import { ownValue } from '@/lib/is-record';

/** Codes by which Supabase Auth itself says that a session is over. */
const refusals = /^(refresh_token_|session_|user_|bad_jwt$|validation_failed$)/;

/** supabase-js deletes the session after nearly any failed refresh. An answer of a proxy, or a limit, is no refusal. */
export async function checkRefresh(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const code = ownValue(body, 'error_code') ?? ownValue(body, 'code');
  if (!(answer.ok ? ownValue(body, 'access_token') : refusals.test(String(code)))) {
    throw new TypeError('Failed to fetch');
  }
  return answer;
}
