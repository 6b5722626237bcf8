import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type ToastMessage, toastStore } from './toast-store';

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
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 bg-paper p-4 shadow-lift">
      {messages.map(({ id, title, description, note, action }) => (
        <p key={id}>
          {[title, description].filter(Boolean).join(': ')} {note}{' '}
          {action && (
            <button type="button" className="underline" onClick={action.run}>
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
