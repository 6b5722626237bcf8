import { Printer } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import type { SectionContent } from '@/content/sections/section';
import type { Enquiry } from '@/enquiry/enquiry';
import { changeEnquiry } from '@/enquiry/enquiry-store';
import { dayText, enquirySubject, enquiryText } from '@/enquiry/enquiry-text';
import { HandOver } from '@/enquiry/hand-over';
import { linkToList } from '@/enquiry/shared-list';
import { CopyLink } from './copy-link';

type SendEnquiryProps = {
  enquiry: Enquiry;
  contact: SectionContent<'contact'>;
  onClear: () => void;
};

export const SendEnquiry = memo(function SendEnquiry(props: SendEnquiryProps) {
  const { enquiry, contact, onClear } = props;
  const { lines, buyer, handedOver } = enquiry;
  const isAnonymous = `${buyer.email}${buyer.phone}`.trim() === '';
  const { origin } = window.location;
  return (
    <section className="min-w-0 lg:col-span-5">
      <h2 className="text-heading">Send it</h2>
      <p className="mt-3 mb-8 text-stone">
        This website sends nothing by itself. The list stays here until you clear it.
      </p>
      {isAnonymous && (
        <p className="mb-4 line-length border-s-4 border-saffron ps-4">
          Add a phone number or e-mail so that we can reply.
        </p>
      )}
      <HandOver
        to={contact}
        subject={enquirySubject(enquiry)}
        text={enquiryText(enquiry, origin, new Date())}
        shorterText={enquiryText(enquiry, undefined, new Date())}
        onHandOver={(how) => {
          const now = new Date();
          const time = now.toLocaleTimeString('en-GB', { timeStyle: 'short' });
          const handedOver = `${how} at ${time}, ${dayText(now)}.`;
          changeEnquiry((before) => ({ ...before, handedOver }));
        }}
        result={<DidItGoOut handedOver={handedOver} onClear={onClear} />}
      >
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </HandOver>
      <div className="mt-8 border-t border-line pt-8">
        <CopyLink link={linkToList(lines, origin)} />
      </div>
    </section>
  );
});

type DidItGoOutProps = Pick<Enquiry, 'handedOver'> & { onClear: () => void };

/** The site cannot know whether the buyer pressed Send in the other program. */
function DidItGoOut({ handedOver, onClear }: DidItGoOutProps) {
  const answerClass = 'min-h-11 font-semibold underline underline-offset-4';
  return (
    <div role="status">
      {handedOver && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          {handedOver} Did you send it?
          <button type="button" onClick={onClear} className={answerClass}>
            Clear the list
          </button>
          <button
            type="button"
            onClick={() => changeEnquiry((before) => ({ ...before, handedOver: '' }))}
            className={answerClass}
          >
            Keep it
          </button>
        </p>
      )}
    </div>
  );
}
