import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { dismissToast, type ToastMessage, toastStore } from './toast-store';

type Messages = { messages: readonly ToastMessage[] };

const ToastList = lazy<ComponentType<Messages>>(() =>
  import('./toast-list').then(
    ({ ToastList }) => ({ default: ToastList }),
    // If this import were rejected, React would unmount the app.
    () => ({ default: Alerts }),
  ),
);

const noMessages = toastStore.get();

export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noMessages);
  if (messages === noMessages) return null;
  return (
    <Suspense>
      <ToastList messages={messages} />
    </Suspense>
  );
}

/** The browser's own dialog, because toasts also tell what failed. */
function Alerts({ messages }: Messages) {
  useEffect(() => {
    for (const { id, title, description } of messages) {
      dismissToast(id);
      window.alert([title, description].filter(Boolean).join('\n'));
    }
  }, [messages]);
  return null;
}
