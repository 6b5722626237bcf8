import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { goLive } from '@/lib/live-parts';
import { pageLoaded } from '@/lib/page-loaded';

/** Milliseconds between two tries to fetch a part. */
const pause = 3000;

/**
 * A part of the page that can wait for its code until the first view stands. What the build has written
 * of it is there meanwhile; a failed fetch is tried again, so that it never takes the page down.
 */
export function LaterPart({ Part, fallback }: { Part: ComponentType; fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <div data-part className="contents" ref={goLive}>
        <Part />
      </div>
    </Suspense>
  );
}

/** For `LaterPart`: `const Footer = later(async () => (await import('./footer')).Footer)`. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    await pageLoaded();
    return { default: await untilFetched(load) };
  });
}

async function untilFetched<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

/** A while, or until the connection is back. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, pause);
  });
}
