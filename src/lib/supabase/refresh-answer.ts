import { ownValue } from '@/lib/is-record';
import { createStore } from '@/lib/store';

/** Whether this computer's clock was more than five minutes off when the token was refreshed last. */
export const isClockWrong = createStore(false);

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
  // A page may not read the header `Date` of another origin.
  const issued = Number(ownValue(body, 'expires_at')) - Number(ownValue(body, 'expires_in'));
  if (answer.ok) isClockWrong.set(Math.abs(Date.now() / 1000 - issued) > 5 * 60);
  return answer;
}
