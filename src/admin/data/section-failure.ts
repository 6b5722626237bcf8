import { ExplainedError, errorMessage } from '@/lib/errors';

/**
 * What a failed write means for the editor:
 * - `conflict`: somebody else was faster; the two texts have to be brought together
 * - `signed-out`: the session has ended; after a new sign-in the write goes on
 * - `forbidden`: whoever is signed in is no administrator (any more)
 * - `refused`: the same content would be refused again
 * - `unreachable`: the network or the server failed, and the write may even have arrived; try again
 */
export type SectionFailureKind =
  | 'conflict'
  | 'signed-out'
  | 'forbidden'
  | 'refused'
  | 'unreachable';

export class SectionFailure extends ExplainedError {
  override name = 'SectionFailure';
  readonly kind: SectionFailureKind;

  constructor(kind: SectionFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

type Answer = { error: { code?: string; message: string } | null; status: number };

/** The failure of an answer of the Supabase client, or of what was thrown in place of an answer. */
export function sectionFailure(failed: Answer | { thrown: unknown }): SectionFailure {
  if ('thrown' in failed) {
    if (failed.thrown instanceof SectionFailure) return failed.thrown;
    return new SectionFailure('unreachable', errorMessage(failed.thrown));
  }
  const { error, status } = failed;
  const kind = kindOf(error?.code ?? '', status);
  const message =
    kind === 'forbidden'
      ? 'You are no longer an administrator.'
      : errorMessage({ ...error, message: error?.message ?? '', status });
  return new SectionFailure(kind, message);
}

function kindOf(code: string, status: number): SectionFailureKind {
  if (code === 'PT409' || status === 409) return 'conflict';
  // A guest is refused with the code of missing rights, too; only the status tells them apart.
  if (status === 401 || /^PGRST30\d$/.test(code)) return 'signed-out';
  if (status === 403 || code === '42501') return 'forbidden';
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'unreachable';
  // An answer that is none of the database's: a proxy's page, say.
  return code === '' ? 'unreachable' : 'refused';
}
