import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Sentence } from '@/components/sentence';
import { CloseButton } from '@/components/ui/close-button';
import { cn } from '@/lib/cn';
import { dismissToast, type ToastMessage } from './toast-store';

/** Milliseconds. WCAG asks for 20 s to react: https://www.w3.org/TR/WCAG22/#timing-adjustable */
function durationOf(tone: ToastMessage['tone'], action: ToastMessage['action']): number {
  if (tone === 'destructive') return Number.POSITIVE_INFINITY;
  return action ? 20_000 : 6000;
}

export function ToastList({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <Provider swipeDirection="down" label="Notification">
      {messages.map(({ id, title, description, tone, action }) => (
        <Root
          key={id}
          duration={durationOf(tone, action)}
          onOpenChange={() => dismissToast(id)}
          className={cn(
            'flex items-start gap-3 rounded-card border p-4 shadow-lift',
            tone === 'destructive'
              ? 'border-ember bg-ember text-paper on-dark'
              : 'border-line bg-paper text-ink',
          )}
        >
          {tone === 'destructive' ? (
            <CircleAlert className="mt-0.5 size-5 shrink-0" />
          ) : (
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-leaf" />
          )}
          <div className="min-w-0 grow wrap-anywhere">
            <Title className="font-semibold">
              <Sentence>{title}</Sentence>
            </Title>
            {description && (
              <Description className="mt-0.5 text-[0.95rem] whitespace-pre-line">
                <Sentence>{description}</Sentence>
              </Description>
            )}
          </div>
          {action && (
            <Action
              altText={action.label}
              onClick={() => {
                action.run();
                // The toast goes, and with it the button. Radix would leave the focus in the empty list of toasts.
                document.getElementById('main')?.focus({ preventScroll: true });
              }}
              className="-my-2.5 min-h-11 shrink-0 px-2 font-semibold text-leaf underline underline-offset-4"
            >
              {action.label}
            </Action>
          )}
          <Close asChild>
            <CloseButton label="Close notification" className="-my-2.5 -me-2" />
          </Close>
        </Root>
      ))}
      {/* On a phone, the carousel's button stands at the bottom. */}
      <Viewport className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md gap-3 max-sm:[:root:has([aria-roledescription=carousel])_&]:[inset-block:5rem_auto] sm:start-auto sm:end-6 sm:bottom-6 sm:w-full print:hidden" />
    </Provider>
  );
}
