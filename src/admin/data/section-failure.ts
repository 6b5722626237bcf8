import { ExplainedError, errorMessage, sentences } from '@/lib/errors';

/** What a failed write means for the editor. */
type SectionFailureKind =
  /** Compare-and-swap refused the version: merge. */
  | 'conflict'
  /** The session has ended: retry after sign-in. */
  | 'signed-out'
  | 'forbidden'
  /** A newer build of the site has written: load the editor again. */
  | 'outdated'
  /** The content does not fit its schema, and was not sent. */
  | 'incomplete'
  /** The content is not acceptable: retrying cannot help. */
  | 'refused'
  /** The server answered that it cannot at the moment, and nothing was written: retry later. */
  | 'unavailable'
  /** No answer, or none of the database's: the write may have been committed, so ask again. */
  | 'unreachable';

export class SectionFailure extends ExplainedError {
  override name = 'SectionFailure';
  readonly kind: SectionFailureKind;

  constructor(kind: SectionFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }

  /** It says nothing of the text: the same write may succeed later. */
  get isTransient(): boolean {
    return ['signed-out', 'unavailable', 'unreachable'].includes(this.kind);
  }
}

export type FailedAnswer = { error: { code?: string; message: string } | null; status: number };

/** For an answer of the Supabase client with an error, or for what was thrown instead of an answer. */
export function sectionFailure(failed: FailedAnswer | { thrown: unknown }): SectionFailure {
  if ('thrown' in failed) {
    if (failed.thrown instanceof SectionFailure) return failed.thrown;
    return new SectionFailure('unreachable', errorMessage(failed.thrown));
  }
  const { error, status } = failed;
  const kind = kindOf(error?.code ?? '', status);
  const message = error?.message ?? '';
  if (kind === 'forbidden') return lostRole();
  // Not by its code: a guest's request has 42501, "not allowed".
  if (kind === 'signed-out') return new SectionFailure(kind, sentences.expired);
  // Not by its status: a proxy's 403 says nothing of the role, a used id nothing of the text.
  if (kind === 'unreachable' && (status === 403 || status === 409)) {
    return new SectionFailure(kind, sentences.broken);
  }
  if (lacksMigration(error?.code ?? '', message)) return new SectionFailure(kind, notUpdated);
  return new SectionFailure(kind, errorMessage({ ...error, message, status }));
}

export function lostRole(): SectionFailure {
  return new SectionFailure('forbidden', sentences.lostRole);
}

/** An answer of a wrong shape: not the database's. */
export function unreadableAnswer(): SectionFailure {
  return new SectionFailure('unreachable', sentences.unreadable);
}

const notUpdated =
  'The database has not been updated for this version of the site. Ask whoever runs it to apply its migrations.';

/** Whether this site asks for a function, a table, a column or a section that the database does not have. */
function lacksMigration(code: string, message: string): boolean {
  if (code === '22P02') return message.startsWith('invalid input value for enum');
  return /^(PGRST20[245]|42703|42883|42P01)$/.test(code);
}

function kindOf(code: string, status: number): SectionFailureKind {
  if (code === 'PT409') return 'conflict';
  if (code === 'PT426') return 'outdated';
  // A guest's request also has code 42501, but status 401.
  if (status === 401 || /^PGRST30\d$/.test(code)) return 'signed-out';
  if (code === '42501') return 'forbidden';
  // Ids that exist, after a restored backup: the next attempt takes the next one.
  if (code === '23505') return 'unreachable';
  if (status === 429 || (status >= 500 && code !== '')) return 'unavailable';
  if (status === 0 || status === 408 || status >= 500) return 'unreachable';
  // Without a code it is no answer of the database, but for instance a proxy's page.
  return code === '' ? 'unreachable' : 'refused';
}
