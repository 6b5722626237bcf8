import { Suspense, useSyncExternalStore } from 'react';
import { later } from '@/components/later-part';
import { toastStore } from './toast-store';

const ToastList = later(
  () => Promise.resolve(),
  async () => (await import('./toast-list')).ToastList,
);

const noMessages = toastStore.get();

/** Mounted once at the root. The toast library is loaded with the first message, not before. */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noMessages);
  if (messages === noMessages) return null;
  return (
    <Suspense>
      <ToastList messages={messages} />
    </Suspense>
  );
}
