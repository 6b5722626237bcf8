import { sectionFailure } from '@/admin/data/section-failure';
import { ExplainedError } from '@/lib/errors';

/** When the answer to a change was lost, `find` looks whether the server has made the change. */
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
