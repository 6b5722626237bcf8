import { queryOptions } from '@tanstack/react-query';
import { readSection } from '@/admin/data/entries';
import type { SectionKey } from '@/content/sections/section';
import { restoreLocalBackups } from './local-backups';

/** Each settles with the last action of a user's newest form of a section. No promise here rejects. */
export const writeQueues = new Map<string, Promise<unknown>>();

export const queueKey = (section: SectionKey, userId: string) => `${userId}/${section}`;

export function storedSectionQuery(section: SectionKey, userId: string) {
  return queryOptions({
    queryKey: ['stored-section', section, userId],
    queryFn: async () => {
      // The writes of a closed form would come as a surprise to its user's next form.
      await Promise.all([restoreLocalBackups(), writeQueues.get(queueKey(section, userId))]);
      return readSection(section);
    },
    // An open form keeps the data with which it started, so the query never refetches.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
