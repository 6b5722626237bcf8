import { formatDayTime } from '@/admin/dates';
import type { HistoryEntry } from './history-entry';

export function EntryOrigin({ entry }: { entry: HistoryEntry }) {
  if (entry.kind === 'original') return 'The text that the website came with';
  return (
    <>
      {entry.kind === 'aside' && 'set aside '}by <bdi>{entry.author_name}</bdi>,{' '}
      {formatDayTime(entry.at)}
    </>
  );
}
