import { Link2 } from 'lucide-react';
import { controlClass } from '@/components/ui/field';
import { CopyButton } from '@/enquiry/copy-button';

/** Focus selects the link, for browsers that do not let a page copy. */
export function CopyLink({ link }: { link: string }) {
  return (
    <div className="mt-8 grid justify-items-start gap-3 border-t border-line pt-8">
      <label className="w-full text-sm text-stone">
        Link to this list, for a colleague or another device. It holds the goods, quantities,
        questions and notes, and none of your details.
        <input
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          className={`${controlClass} mt-2`}
        />
      </label>
      <CopyButton text={link}>
        <Link2 aria-hidden className="size-5" />
        Copy link
      </CopyButton>
    </div>
  );
}
