import { isMissingChunk } from './missing-chunk';

/** An error whose message is a sentence for the user. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
}

export const sentences = {
  offline: 'We could not reach the server. Check your connection and try again.',
  slow: 'The server took too long to answer. Try again in a moment.',
  busy: 'There were too many attempts. Wait a minute and try again.',
  broken: 'The server has a problem at the moment. Try again in a few minutes.',
  unreadable: 'The server gave an answer we could not read. Try again in a few minutes.',
  expired: 'Your session has ended. Sign in to go on.',
  password: 'This is not your current password.',
  forbidden: 'Your account is not allowed to do this.',
  lostRole: 'You are no longer an administrator.',
  conflict: 'Somebody else changed this in the meantime. Reload to see their version.',
  missing: 'This no longer exists, or your account is not allowed to see it.',
  duplicate: 'This already exists.',
  characters:
    'There is a character in it that cannot be stored. Remove what you pasted last and type it instead.',
  outdated: 'A part of the site could not be loaded. Check your connection and reload the page.',
  unknown: 'Something went wrong. Try again, and reload the page if it keeps happening.',
};

/** Codes of Postgres and PostgREST (https://docs.postgrest.org/en/stable/references/errors.html). */
const sentenceOfCode: Record<string, string> = {
  '42501': sentences.forbidden,
  '23505': sentences.duplicate,
  '57014': sentences.slow,
  '22P02': sentences.characters,
  '22P05': sentences.characters,
  PT409: sentences.conflict,
  PGRST000: sentences.broken,
  PGRST001: sentences.broken,
  PGRST002: sentences.broken,
  PGRST003: sentences.slow,
  PGRST116: sentences.missing,
  PGRST301: sentences.expired,
  PGRST302: sentences.expired,
  PGRST303: sentences.expired,
  // Of Supabase Auth (https://supabase.com/docs/guides/auth/debugging/error-codes).
  bad_jwt: sentences.expired,
  current_password_invalid: sentences.password,
  no_authorization: sentences.expired,
  refresh_token_already_used: sentences.expired,
  refresh_token_not_found: sentences.expired,
  session_expired: sentences.expired,
  user_not_found: sentences.expired,
};

/** One sentence that a person can act on, for anything thrown or any `error` of the Supabase client. */
export function errorMessage(error: unknown): string {
  if (error instanceof ExplainedError) return error.message;
  if (isMissingChunk(error)) return sentences.outdated;
  const { name, message, code, status } = readFields(error);
  const about = `${name} ${message}`;

  if (/\b(TimeoutError|AbortError)\b|timed out/.test(about)) return sentences.slow;
  if (/\bJSON\.? ?parse|is not valid JSON|unexpected (token|end of)|^\w* *</i.test(about)) {
    return sentences.unreadable;
  }
  if (/failed to fetch|networkerror|load failed|fetch failed/i.test(about)) {
    return sentences.offline;
  }
  if (name === 'AuthRetryableFetchError' && status === 0) return sentences.offline;
  if (name === 'AuthSessionMissingError') return sentences.expired;
  const known = sentenceOfCode[code];
  if (known) return known;
  if (name.startsWith('Auth') && status < 500 && isSentence(message)) return message;
  // `raise exception` in our SQL: its message is a sentence for the user.
  if (/^(P0001|PT4\d\d)$/.test(code) && isSentence(message)) return message;
  if (status === 429) return sentences.busy;
  if (status === 401) return sentences.expired;
  if (status === 403) return sentences.forbidden;
  if (status >= 500 || code.startsWith('PGRST')) return sentences.broken;
  return sentences.unknown;
}

/** Not `instanceof`: the classes would bring the Supabase client into every visitor's bundle. */
function readFields(error: unknown) {
  const fields = typeof error === 'object' && error !== null ? error : {};
  return {
    name: 'name' in fields ? String(fields.name) : '',
    message: 'message' in fields ? String(fields.message) : '',
    code: 'code' in fields ? String(fields.code) : '',
    status: Number('status' in fields ? fields.status : 0) || 0,
  };
}

/** The Supabase client uses "{}" as the message of an empty answer. */
function isSentence(message: string): boolean {
  return /\p{L}/u.test(message);
}
