import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';

const announcement = createStore('');

export const announce = announcement.set;

/** Screen readers announce a live region only if it was in the page before its text, so the layout mounts it. */
export function Announcement() {
  const sentence = useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
