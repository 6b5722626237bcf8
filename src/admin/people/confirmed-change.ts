import { sectionFailure } from '@/admin/data/section-failure';
import { ExplainedError } from '@/lib/errors';

/** After any failure, `find` asks whether the change was made after all, because its answer may have been lost. */
export async function confirmedChange<Made>(
  change: Promise<Made>,
  find: () => Promise<Made | false | undefined>,
  what: string,
): Promise<Made> {
  try {
    return await change;
  } catch (thrown) {
    const made = await find().catch(() => {
      throw sectionFailure({ thrown }).kind === 'unreachable' ? unknownOutcome(what) : thrown;
    });
    if (made) return made;
    throw thrown;
  }
}

export function unknownOutcome(what: string) {
  return new ExplainedError(`We don’t know yet whether ${what}. Press again to find out.`);
}
