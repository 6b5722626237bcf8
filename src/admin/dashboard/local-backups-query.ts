import { queryOptions } from '@tanstack/react-query';
import { readLocalBackups } from '@/admin/saving/local-backups';
import { sectionKeys } from '@/content/sections/section-keys';

/** The sections of which this browser has a local backup of this user. */
export function localBackupsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['local-backups', userId],
    queryFn: () => sectionKeys.filter((key) => userId && readLocalBackups(userId, key).length > 0),
    // Editors write backups as they close, and other tabs at any time.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
