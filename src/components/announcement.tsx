import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';

const announcement = createStore('');

export const announce = announcement.set;

/** The layout mounts this live region, because it must exist before its text. */
export function Announcement() {
  const sentence = useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
