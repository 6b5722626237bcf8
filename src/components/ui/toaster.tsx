import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store';

/** Milliseconds between two tries to fetch the list. */
const retryDelay = 3000;

// Never rejects: no error boundary is above it, so that a missing chunk would unmount the app.
const ToastList = lazy(async () => {
  for (;;) {
    try {
      return { default: (await import('./toast-list')).ToastList };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
});

const noMessages = toastStore.get();

/** Mounted once, at the root. The toast library is fetched with the first message. */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noMessages);
  if (messages === noMessages) return null;
  return (
    <Suspense>
      <ToastList messages={messages} />
    </Suspense>
  );
}
