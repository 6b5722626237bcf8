import { sectionFailure } from '@/admin/data/section-failure';
import { ExplainedError } from '@/lib/errors';

/** After a failure, `find` looks for the change: if only the response was lost, the server has made it. */
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
