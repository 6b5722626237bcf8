import type { RequestListener } from 'node:http';
import type { EmbeddedBackend } from '../../supabase/embedded/backend.ts';

/** Answers `GET /test/mails` with what `npm start` prints of each e-mail, oldest first. */
export function answerMails({ mails }: EmbeddedBackend): RequestListener {
  return (_request, response) => response.end(JSON.stringify(mails));
}
