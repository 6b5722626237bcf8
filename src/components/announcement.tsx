import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';

const announcement = createStore('');

let timer: ReturnType<typeof setTimeout>;

/** Empties the live region after a second, so that it can announce the same sentence again and holds none that is outdated. */
export function announce(sentence: string): void {
  clearTimeout(timer);
  announcement.set(sentence);
  timer = setTimeout(announcement.set, 1000, '');
}

/** Screen readers announce a live region only if it was in the page before its text, so the layout mounts it. */
export function Announcement() {
  const sentence = useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
