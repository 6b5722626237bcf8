import { ExplainedError, errorMessage } from '@/lib/errors';

export type UploadAnswer = { status: number; text: string };

/**
 * Why the storage refused a file, or undefined if the file is stored. Hosted Supabase Storage answers most
 * refusals with status 400 and puts the actual status into the body.
 */
export function uploadFailure({ status, text }: UploadAnswer): ExplainedError | undefined {
  const body = readBody(text);
  const actualStatus = Number(body?.statusCode) || status;
  // Names are content hashes: a duplicate is the same picture.
  if (actualStatus === 409 || body?.error === 'Duplicate') return undefined;
  if (status < 300 && body?.Key) return undefined;
  return new ExplainedError(sentence(actualStatus, body));
}

type Body = Partial<Record<'statusCode' | 'error' | 'message' | 'Key', unknown>>;

function sentence(status: number, body: Body | undefined): string {
  if (/jwt|"exp"/i.test(`${body?.error} ${body?.message}`)) {
    return 'You are signed out. Sign in again, then try the upload again.';
  }
  if (status === 401 || status === 403) {
    return 'You are no longer an administrator, so the picture was not stored. Ask another administrator to give you the role back.';
  }
  if (status === 404) {
    return 'The server has no place for pictures yet. Ask whoever runs this site to apply its database migrations.';
  }
  if (status === 413) return 'The server finds this picture too large: choose a smaller one.';
  if (status < 300) {
    return 'The server gave an answer we could not read, so the picture may not be stored. Try again in a few minutes.';
  }
  return errorMessage({ status });
}

/** Undefined if it is not JSON, such as a proxy's page. */
function readBody(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
