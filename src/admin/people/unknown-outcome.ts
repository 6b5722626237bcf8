import { ExplainedError } from '@/lib/errors';

/** `what`: the change that may have been made. */
export function unknownOutcome(what: string) {
  return new ExplainedError(`We don’t know yet whether ${what}. Press again to find out.`);
}
