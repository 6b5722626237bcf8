import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { EnquiryLine } from '@/enquiry/enquiry';
import { linkToList } from '@/enquiry/shared-list';
import { copyText } from '@/lib/copy-text';

type Outcome = { lines: readonly EnquiryLine[]; copied: boolean; link: string };

/** The list as a link; the browser packs it, nothing is sent. */
export function CopyLink({ lines }: { lines: readonly EnquiryLine[] }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const hintId = useId();
  const current = outcome?.lines === lines ? outcome : undefined;

  async function copy() {
    const link = await linkToList(lines, window.location.origin);
    setOutcome({ lines, copied: await copyText(link), link });
  }

  return (
    <div>
      <Button variant="outline" onClick={copy} aria-describedby={hintId}>
        <Link2 aria-hidden className="size-5" />
        Copy link
      </Button>
      <p id={hintId} className="mt-3 line-length text-sm text-stone">
        For a colleague or another device. The link holds the goods, quantities and notes, and none
        of your details.
      </p>
      <p role="status" className="line-length font-semibold text-leaf not-empty:mt-3">
        {current && (current.copied ? 'Copied.' : 'This browser does not copy. Select the link:')}
      </p>
      {current && !current.copied && (
        <input
          readOnly
          aria-label="Link to this list"
          value={current.link}
          onFocus={({ target }) => target.select()}
          className="mt-2 block min-h-12 w-full rounded-xl border border-line bg-sand px-3"
        />
      )}
    </div>
  );
}
