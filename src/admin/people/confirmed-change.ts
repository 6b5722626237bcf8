import { sectionFailure } from '@/admin/data/section-failure';
import { unknownOutcome } from './unknown-outcome';

/** If the change failed, `find` looks for it: it may have been committed though its answer was lost. */
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
