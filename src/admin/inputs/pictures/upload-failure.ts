import { ExplainedError, errorMessage, sentences } from '@/lib/errors';

/** As the Supabase client returns it; without a status where there was no answer, or none in JSON. */
type StorageError = { message: string; status?: number; statusCode?: string };

/** Names are content hashes: a file that is stored already is the same picture. */
export function isStoredAlready(error: StorageError): boolean {
  return statusOf(error) === 409 || error.message === 'Duplicate';
}

/** Why the storage refused a picture, in a sentence. */
export function uploadFailure(error: StorageError): ExplainedError {
  return new ExplainedError(sentence(statusOf(error), error));
}

/** Hosted Supabase Storage answers most refusals with status 400 and puts the actual status into the body. */
function statusOf({ statusCode, status = 0 }: StorageError): number {
  return Number(statusCode) || status;
}

function sentence(status: number, error: StorageError): string {
  if (/jwt|"exp"/i.test(`${error.statusCode} ${error.message}`)) return sentences.expired;
  if (status === 401 || status === 403) {
    return 'You are no longer an administrator, so the picture was not stored. Ask another administrator to give you the role back.';
  }
  if (status === 404) {
    return 'The server has no place for pictures yet. Ask whoever runs this site to apply its database migrations.';
  }
  if (status === 413) return 'The server finds this picture too large: choose a smaller one.';
  return errorMessage(status ? { status } : error);
}
