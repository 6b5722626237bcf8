import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cn } from '@/lib/cn';
import { dismissToast, type ToastMessage } from './toast-store';

/** A failure stays until it is closed; a success disappears after 6 s. */
export function ToastList({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <Provider swipeDirection="down" label="Notification">
      {messages.map(({ id, title, description, note, tone }) => (
        <Root
          key={id}
          duration={tone === 'destructive' ? Number.POSITIVE_INFINITY : 6000}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
          className={cn(
            'flex items-start gap-3 rounded-card border p-4 shadow-lift',
            tone === 'destructive'
              ? 'border-ember bg-ember text-paper on-dark'
              : 'border-line bg-paper text-ink',
          )}
        >
          {tone === 'destructive' ? (
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          ) : (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          )}
          <div className="min-w-0 grow">
            <Title className="font-semibold">{title}</Title>
            <Description className="mt-0.5 text-[0.95rem]">{description}</Description>
            {note && <p className="mt-0.5 text-[0.95rem]">{note}</p>}
          </div>
          <Close
            aria-label="Close notification"
            className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/10"
          >
            <X aria-hidden className="size-5" />
          </Close>
        </Root>
      ))}
      <Viewport className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md gap-3 sm:start-auto sm:end-6 sm:bottom-6 sm:w-full print:hidden" />
    </Provider>
  );
}
