import { Printer } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import type { ContactContent } from '@/content/sections/contact/schema';
import type { Enquiry } from '@/enquiry/enquiry';
import { enquirySubject, enquiryText } from '@/enquiry/enquiry-text';
import { HandOver } from '@/enquiry/hand-over';
import { CopyLink } from './copy-link';

type SendEnquiryProps = { enquiry: Enquiry; contact: ContactContent };

/** The ways out of the site, each by a program of the buyer's own. */
export const SendEnquiry = memo(function SendEnquiry({ enquiry, contact }: SendEnquiryProps) {
  return (
    <section className="min-w-0 lg:col-span-5">
      <h2 className="text-heading">Send it</h2>
      <p className="mt-3 mb-8 text-stone">
        This website sends nothing by itself. The list stays here until you empty it.
      </p>
      <HandOver to={contact} subject={enquirySubject(enquiry)} text={enquiryText(enquiry)}>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </HandOver>
      <div className="mt-8 border-t border-line pt-8">
        <CopyLink lines={enquiry.lines} />
      </div>
    </section>
  );
});
