import { queryOptions } from '@tanstack/react-query';
import { readSection } from '@/admin/data/entries';
import type { SectionKey } from '@/content/sections/section';
import { restoreLocalBackups } from './local-backups';

/** Each settles with the last action of the section's newest form. No promise here rejects. */
export const writeQueues = new Map<SectionKey, Promise<unknown>>();

export function storedSectionQuery(section: SectionKey) {
  return queryOptions({
    queryKey: ['stored-section', section],
    queryFn: async () => {
      // The writes of a closed form would come as a surprise to the next form.
      await Promise.all([restoreLocalBackups(), writeQueues.get(section)]);
      return readSection(section);
    },
    // An open form keeps the data with which it started, so the query never refetches.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
