import { ExplainedError, errorMessage, sentences } from '@/lib/errors';

type SectionFailureKind =
  /** Compare-and-swap failed because the head is no longer the `parent` of the write. */
  | 'conflict'
  | 'signed-out'
  | 'forbidden'
  /** A newer build has written entries that this build cannot read. */
  | 'outdated'
  /** Any other error, e.g. invalid content. The write is not retried. */
  | 'refused'
  /** The server answered with a temporary error and wrote nothing. */
  | 'unavailable'
  /** The write may have been committed, so a retry must send the same `write_id`. */
  | 'unreachable';

export class SectionFailure extends ExplainedError {
  readonly kind: SectionFailureKind;

  constructor(kind: SectionFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }

  get isOfAccount(): boolean {
    return this.kind === 'signed-out' || this.kind === 'forbidden';
  }
}

export const signedOut = () => new SectionFailure('signed-out', sentences.expired);

const notUpdated =
  'The database of the website is older than this page. Ask whoever looks after the website to apply its migrations.';

/** `error`: PostgREST's, or what was thrown in place of an answer, which then has no status. */
export function sectionFailure(error: unknown, status = 0): SectionFailure {
  if (error instanceof SectionFailure) return error;
  const { code = '', message = '' }: { code?: string; message?: string } = Object(error);
  const kind = kindOf(code, status);
  // For these, `errorMessage` would blame the user: after sign-out, for a proxy's 403, for a duplicate id (409).
  if (kind === 'forbidden') return new SectionFailure(kind, sentences.lostRole);
  if (kind === 'signed-out') return signedOut();
  if (kind === 'unreachable' && (status === 403 || status === 409))
    return new SectionFailure(kind, sentences.broken);
  const lacksMigration =
    /^(PGRST20[245]|42703|42883|42P01)$/.test(code) ||
    (code === '22P02' && message.startsWith('invalid input value for enum'));
  const said = status === 0 ? errorMessage(error) : errorMessage({ code, message, status });
  return new SectionFailure(kind, lacksMigration ? notUpdated : said);
}

function kindOf(code: string, status: number): SectionFailureKind {
  if (code === 'PT409') return 'conflict';
  if (code === 'PT426') return 'outdated';
  // After sign-out a request has both status 401 and the code 42501, so the status is checked first.
  if (status === 401 || /^PGRST30\d$/.test(code)) return 'signed-out';
  if (code === '42501') return 'forbidden';
  // unique_violation: after loading a dump, the sequence of ids may lag. Retries, here of all writes, take the next id.
  if (code === '23505') return 'unreachable';
  if (status === 429 || (status >= 500 && code !== '')) return 'unavailable';
  if (status === 0 || status === 408 || status >= 500) return 'unreachable';
  // The database's answers have a code. A proxy's page has none.
  return code === '' ? 'unreachable' : 'refused';
}
