import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { WithCopied } from '@/enquiry/copied';
import type { EnquiryLine } from '@/enquiry/enquiry';
import { linkToList } from '@/enquiry/shared-list';
import { copyText } from '@/lib/copy-text';

/** The list as a link; nothing is sent. */
export function CopyLink({ lines }: { lines: readonly EnquiryLine[] }) {
  const [outcome, setOutcome] = useState<{ link: string; copied: boolean }>();
  const hintId = useId();
  const link = linkToList(lines, window.location.origin);
  const current = outcome?.link === link ? outcome : undefined;

  return (
    <div className="grid justify-items-start">
      <WithCopied copied={current?.copied === true}>
        <Button
          variant="outline"
          onClick={async () => setOutcome({ link, copied: await copyText(link) })}
          aria-describedby={hintId}
        >
          <Link2 aria-hidden className="size-5" />
          Copy link
        </Button>
      </WithCopied>
      <p id={hintId} className="mt-3 line-length text-sm text-stone">
        For a colleague or another device. The link holds the goods, quantities, questions and
        notes, and none of your details.
      </p>
      {current?.copied === false && (
        <label className="mt-3 w-full">
          This browser does not copy. Select the link:
          <input
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
            className="mt-2 block min-h-12 w-full rounded-xl border border-line bg-sand px-3"
          />
        </label>
      )}
    </div>
  );
}
