import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';

const announcement = createStore('');

/** Says a sentence to screen readers, politely. */
export const announce = announcement.set;

/** Once in the layout: a live region has to exist before its words do. */
export function Announcement() {
  const sentence = useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
