import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { WithCopied } from '@/enquiry/copied';
import { copyText } from '@/lib/copy-text';

/** A focused link is selected: some browsers do not let a page copy. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState('');
  return (
    <div className="grid gap-3">
      <label className="text-sm text-stone">
        Link to this list, for a colleague or another device. It holds the goods, quantities,
        questions and notes, and none of your details.
        <input
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          className={`${controlClass} mt-2`}
        />
      </label>
      <div className="justify-self-start">
        <WithCopied copied={copied === link}>
          <Button
            variant="outline"
            size="small"
            onClick={async () => setCopied((await copyText(link)) ? link : '')}
          >
            <Link2 aria-hidden className="size-5" />
            Copy link
          </Button>
        </WithCopied>
      </div>
    </div>
  );
}
