import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { CloseButton } from './close-button';
import { dismissToast, type ToastMessage, toastStore } from './toast-store';

const ToastList = lazy(() =>
  import('./toast-list').then(
    ({ ToastList }) => ({ default: ToastList }),
    // If this import were rejected, React would unmount the app.
    () => ({ default: PlainMessages }),
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

function PlainMessages({ messages }: { messages: readonly ToastMessage[] }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id, tone } of messages) if (tone !== 'destructive') dismissToast(id);
    }, 20_000);
    return () => clearTimeout(timer);
  }, [messages]);

  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50">
      {messages.map(({ id, title, description, note, action }) => (
        <div key={id} className="flex items-center gap-3 bg-paper p-4 shadow-lift">
          <p className="grow">
            {[title, description].filter(Boolean).join(': ')} {note}
          </p>
          {action && (
            <button
              type="button"
              className="min-h-11 underline"
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <CloseButton label="Close notification" onClick={() => dismissToast(id)} />
        </div>
      ))}
    </div>
  );
}
