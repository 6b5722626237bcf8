import { type ReactNode, useSyncExternalStore } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '@/config/paths';
import { isMissingChunk, reloadOnceOnline } from '@/lib/start-up/missing-chunk';
import { Button, buttonClass } from './ui/button';

export function ErrorPage() {
  const missingChunk = isMissingChunk(useRouteError());
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);

  return (
    <div role="alert" ref={missingChunk ? reloadWhenOnline : undefined}>
      {missingChunk && !online ? (
        <MessagePage
          heading="You are offline"
          text="This page has not been loaded yet. It comes by itself as soon as the connection is back."
        >
          <Button onClick={() => window.history.back()}>Go back</Button>
        </MessagePage>
      ) : (
        <MessagePage
          heading={missingChunk ? 'This page didn’t load' : 'Something went wrong'}
          text={
            missingChunk
              ? 'The connection dropped, or the site has just been updated. Loading it again usually helps.'
              : 'This page could not be shown. Nothing you entered elsewhere is affected. Try again, or go back to the home page.'
          }
        >
          <Button onClick={() => window.location.reload()}>Load again</Button>
          <a href={paths.home} className={buttonClass('outline')}>
            Return to Home
          </a>
        </MessagePage>
      )}
    </div>
  );
}

function onConnection(onChange: () => void) {
  const listening = new AbortController();
  for (const type of ['online', 'offline'])
    window.addEventListener(type, onChange, { signal: listening.signal });
  return () => listening.abort();
}

const reloadWhenOnline = () => onConnection(reloadOnceOnline);

type MessagePageProps = { heading: string; text: string; children: ReactNode };

export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className="grid min-h-[70svh] place-items-center px-6 py-20 text-center">
      <div className="max-w-xl">
        <h1 className="text-title">{heading}</h1>
        <p className="mt-4 text-lead text-stone">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}
