import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '@/config/paths';
import { isMissingChunk, reloadOnceForMissingChunk } from '@/lib/missing-chunk';
import { MessagePage } from './message-page';
import { Button, buttonClass } from './ui/button';

/** What a route shows when drawing or loading it failed. */
export function ErrorPage() {
  const error = useRouteError();
  const missingChunk = isMissingChunk(error);

  useEffect(() => {
    if (missingChunk) reloadOnceForMissingChunk();
  }, [missingChunk]);

  return (
    <div role="alert">
      <MessagePage
        heading={missingChunk ? "This page didn't load" : 'Something went wrong'}
        text={
          missingChunk
            ? 'The connection dropped, or the site has just been updated. Loading it again usually helps.'
            : 'This page could not be shown. Nothing you entered elsewhere is affected. Try again, or go back to the home page.'
        }
      >
        <Button onClick={() => window.location.reload()}>Load again</Button>
        {/* A full load on purpose: whatever broke in the running app is left behind. */}
        <a href={paths.home} className={buttonClass('outline')}>
          Return to Home
        </a>
      </MessagePage>
    </div>
  );
}
