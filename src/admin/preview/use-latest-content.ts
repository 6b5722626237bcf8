import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a change after which the preview follows. */
const pause = 120;

/** Milliseconds after which it follows even if the browser has been busy all the time. */
const patience = 500;

// Safari has no idle callbacks.
const whenIdle =
  globalThis.requestIdleCallback ?? ((run: () => void) => globalThis.setTimeout(run, 1));

/** A copy of the form's values that follows them in the pauses of typing. `subscribe` must be stable. */
export function useLatestContent(
  getContent: () => unknown,
  subscribe: (onChange: () => void) => () => void,
): unknown {
  const [content, setContent] = useState(() => structuredClone(getContent()));
  const copy = useEffectEvent(() => setContent(structuredClone(getContent())));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(copy, { timeout: patience }), pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe]);

  return content;
}
