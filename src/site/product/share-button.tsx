import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/copy-text';
import { useHydrated } from '@/lib/use-hydrated';

type ShareButtonProps = {
  title: string;
  path: string;
};

/** Opens the system's share sheet, or copies the URL where there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function share() {
    setOutcome(undefined);
    const url = window.location.origin + path;
    if (navigator.canShare?.({ url })) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // The visitor has closed the sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    setOutcome((await copyText(url)) ? 'copied' : 'failed');
  }

  return (
    <>
      <Button variant="outline" onClick={share} disabled={!useHydrated()}>
        <Share2 className="size-5" />
        Share
      </Button>
      <div role="status" className="basis-full empty:hidden print:hidden">
        {outcome === 'copied' && (
          <p className="flex items-center gap-2">
            <Check className="size-5 shrink-0 text-leaf" />
            The link is copied.
          </p>
        )}
        {outcome === 'failed' && (
          <label>
            The browser did not let us copy the link. Here it is:
            <input
              readOnly
              value={window.location.origin + path}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="mt-2 block min-h-12 w-full rounded-lg border border-edge bg-paper px-3"
            />
          </label>
        )}
      </div>
    </>
  );
}
