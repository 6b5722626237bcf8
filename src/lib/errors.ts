import { isMissingChunk } from './start-up/missing-chunk';

export class ExplainedError extends Error {
  override name = 'ExplainedError';
}

export const sentences = {
  offline: 'The server did not answer. Check your connection and try again.',
  slow: 'The server took too long to answer. Try again in a moment.',
  busy: 'There were too many attempts. Wait a minute and try again.',
  broken: 'The server has a problem at the moment. Try again in a few minutes.',
  unreadable: 'The server gave an answer we could not read. Try again in a few minutes.',
  expired: 'Your session has ended. Sign in to go on.',
  password: 'This is not your current password.',
  forbidden: 'Your account is not allowed to do this.',
  noRole: 'Only administrators can open that page.',
  lostRole: 'You are no longer an administrator.',
  characters:
    'There is a character in it that cannot be stored. Remove what you pasted last and type it instead.',
  outdated: 'A part of the site could not be loaded. Check your connection and reload the page.',
  unknown: 'Something went wrong. Try again, and reload the page if it keeps happening.',
};

/** Of `name message [code]`, in this order. Codes: https://docs.postgrest.org/en/stable/references/errors.html */
const signs = {
  slow: /\b(TimeoutError|AbortError)\b|timed out|\[(57014|PGRST003)\]$/,
  unreadable: /\bJSON\.? ?parse|is not valid JSON|unexpected (token|end of)|^\w* *</i,
  offline:
    /failed to fetch|networkerror|load failed|fetch failed|^AuthRetryableFetchError .*\[0\]$/is,
  expired:
    /^AuthSessionMissingError|\[(PGRST30[123]|bad_jwt|no_authorization|session_expired|refresh_token_(already_used|not_found)|user_not_found)\]$/,
  // Postgres raises 42501 if a grant is missing or a policy refuses a write, `check_admin` if the role was lost.
  forbidden: /\[42501\]$/,
  characters: /\[(22P02|22P05)\]$/,
  password: /\[current_password_invalid\]$/,
} satisfies Partial<Record<keyof typeof sentences, RegExp>>;

/** Returns a sentence that a person can act on, for anything thrown or any `error` of the Supabase client. */
export function errorMessage(error: unknown): string {
  if (error instanceof ExplainedError) return error.message;
  if (isMissingChunk(error)) return sentences.outdated;
  // Importing `AuthError` for `instanceof` would add the Supabase client to every visitor's first download.
  const fields: Record<string, unknown> = Object(error);
  const text = (key: string) => String(fields[key] ?? '');
  const [name, message, code] = [text('name'), text('message'), text('code')];
  const status = Number(fields.status) || 0;
  const described = `${name} ${message} [${code || status}]`;
  for (const key of Object.keys(signs) as (keyof typeof signs)[]) {
    if (signs[key].test(described)) return sentences[key];
  }
  // Supabase Auth and our SQL (P0001, PT4xx) write messages for users.
  const isAnswer = (name.startsWith('Auth') && status < 500) || /^(P0001|PT4\d\d)$/.test(code);
  // If a response has no message, the Auth client's message is the response as JSON, e.g. "{}".
  if (isAnswer && /\p{L}/u.test(message)) return message;
  if (status === 429) return sentences.busy;
  if (status === 401) return sentences.expired;
  if (status === 403) return sentences.forbidden;
  if (status >= 500 || code.startsWith('PGRST')) return sentences.broken;
  return sentences.unknown;
}
