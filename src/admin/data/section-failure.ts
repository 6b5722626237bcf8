import { ExplainedError, errorMessage, sentences } from '@/lib/errors';

type SectionFailureKind =
  /** Compare-and-swap failed: the head is no longer the write's `parent`. */
  | 'conflict'
  | 'signed-out'
  | 'forbidden'
  /** A newer build has written entries that this build cannot read. */
  | 'outdated'
  /** The content does not fit its schema and was not sent. */
  | 'incomplete'
  /** The database refused the content, so a retry cannot help. */
  | 'refused'
  /** The server answered with a temporary error and wrote nothing. */
  | 'unavailable'
  /** No reliable answer came; the write may have been committed, so retry with the same `write_id`. */
  | 'unreachable';

export class SectionFailure extends ExplainedError {
  override name = 'SectionFailure';
  readonly kind: SectionFailureKind;

  constructor(kind: SectionFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }

  get isTransient(): boolean {
    return ['signed-out', 'unavailable', 'unreachable'].includes(this.kind);
  }
}

export type FailedAnswer = { error: { code?: string; message: string } | null; status: number };

export function sectionFailure(failed: FailedAnswer | { thrown: unknown }): SectionFailure {
  if ('thrown' in failed) {
    if (failed.thrown instanceof SectionFailure) return failed.thrown;
    return new SectionFailure('unreachable', errorMessage(failed.thrown));
  }
  const { error, status } = failed;
  const kind = kindOf(error?.code ?? '', status);
  const message = error?.message ?? '';
  if (kind === 'forbidden') return lostRole();
  // errorMessage() would say "not allowed", since a guest's request has code 42501.
  if (kind === 'signed-out') return new SectionFailure(kind, sentences.expired);
  // errorMessage() would say "not allowed" for a proxy's 403 and "already exists" for a duplicate id.
  if (kind === 'unreachable' && (status === 403 || status === 409)) {
    return new SectionFailure(kind, sentences.broken);
  }
  if (lacksMigration(error?.code ?? '', message)) return new SectionFailure(kind, notUpdated);
  return new SectionFailure(kind, errorMessage({ ...error, message, status }));
}

export function lostRole(): SectionFailure {
  return new SectionFailure('forbidden', sentences.lostRole);
}

export function unreadableAnswer(): SectionFailure {
  return new SectionFailure('unreachable', sentences.unreadable);
}

const notUpdated =
  'The database has not been updated for this version of the site. Ask whoever runs it to apply its migrations.';

function lacksMigration(code: string, message: string): boolean {
  if (code === '22P02') return message.startsWith('invalid input value for enum');
  return /^(PGRST20[245]|42703|42883|42P01)$/.test(code);
}

function kindOf(code: string, status: number): SectionFailureKind {
  if (code === 'PT409') return 'conflict';
  if (code === 'PT426') return 'outdated';
  // Before 42501, since a guest's request has both that code and status 401.
  if (status === 401 || /^PGRST30\d$/.test(code)) return 'signed-out';
  if (code === '42501') return 'forbidden';
  // After a restored backup the id sequence lags behind; each attempt advances it, so retry.
  if (code === '23505') return 'unreachable';
  if (status === 429 || (status >= 500 && code !== '')) return 'unavailable';
  if (status === 0 || status === 408 || status >= 500) return 'unreachable';
  // An answer without a code is not the database's but, for example, a proxy's page.
  return code === '' ? 'unreachable' : 'refused';
}
