import { type ComponentType, lazy, Suspense } from 'react';
import { goLive } from '@/lib/live-parts';

/** Milliseconds between two tries to fetch a part. */
const pause = 3000;

type LaterPartProps = {
  Part: ComponentType;
  /** Of the empty place that holds the room for it where the build has written nothing. */
  placeClassName: string;
};

/**
 * A part of the page that can wait for its code. What the build has written of it is there meanwhile,
 * and a press of its buttons is kept.
 */
export function LaterPart({ Part, placeClassName }: LaterPartProps) {
  return (
    <Suspense fallback={<div aria-busy className={placeClassName} />}>
      <div data-part className="contents" ref={goLive}>
        <Part />
      </div>
    </Suspense>
  );
}

/**
 * For `LaterPart`: `later(pageLoaded, async () => (await import('./map')).Map)`. It is fetched at that
 * moment, or at once where the build has written nothing of the page; a failure is tried again, so that
 * it never takes the page down.
 */
export function later<Props extends object>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    if (!import.meta.env.SSR && document.documentElement.dataset.route) await moment();
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
