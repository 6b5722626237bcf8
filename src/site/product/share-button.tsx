import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/copy-text';

type ShareButtonProps = {
  title: string;
  path: string;
};

/** Opens the system's share sheet, or copies the address where there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const [address, setAddress] = useState('');

  async function share() {
    const url = new URL(path, window.location.origin).href;
    setAddress(url);
    setOutcome(undefined);
    if ((await openShareSheet({ title, url })) === 'none') {
      setOutcome((await copyText(url)) ? 'copied' : 'failed');
    }
  }

  return (
    <>
      <Button variant="outline" onClick={share}>
        <Share2 aria-hidden className="size-5" />
        Share
      </Button>
      <div role="status" className="basis-full empty:hidden print:hidden">
        {outcome === 'copied' && (
          <p className="flex items-center gap-2">
            <Check aria-hidden className="size-5 shrink-0 text-leaf" />
            The link is copied.
          </p>
        )}
        {outcome === 'failed' && (
          <label>
            The browser did not let us copy the link. Here it is:
            <input
              readOnly
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="mt-2 block min-h-12 w-full rounded-lg border border-edge bg-paper px-3"
            />
          </label>
        )}
      </div>
    </>
  );
}

/** "none" where the browser has no share sheet, or refuses to open it. Closing the sheet is no failure. */
async function openShareSheet(data: ShareData): Promise<'opened' | 'none'> {
  if (!navigator.canShare?.(data)) return 'none';
  try {
    await navigator.share(data);
    return 'opened';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'opened' : 'none';
  }
}
