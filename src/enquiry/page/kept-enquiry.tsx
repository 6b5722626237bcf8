import { memo, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { ContactContent } from '@/content/sections/contact/schema';
import type { Enquiry } from '@/enquiry/enquiry';
import { countOf, saysSomething, undoneTo } from '@/enquiry/enquiry-lines';
import { changeEnquiry, latestEnquiry, useEnquiry } from '@/enquiry/enquiry-store';
import { BuyerFields } from './buyer-fields';
import { EmptyList } from './empty-list';
import { EnquiryList } from './enquiry-list';
import { EnquirySheet } from './enquiry-sheet';
import { KeptNotice } from './kept-notice';
import { SendEnquiry } from './send-enquiry';
import { SharedListOffer } from './shared-list-offer';

/** From one whole list to another, for undoing it. */
type Change = { count: number; words: string; before: Enquiry; after: Enquiry };

const headingId = 'goods';

const PrintedSheet = memo(EnquirySheet);

/** The enquiry of this device, once the browser has it: what is asked for, who asks, how it is sent. */
export function KeptEnquiry({ contact }: { contact: ContactContent }) {
  const enquiry = useEnquiry();
  const { lines, buyer } = enquiry;
  // Typing in a list of 64 lines does not wait for the text of all.
  const deferred = useDeferredValue(enquiry);
  const [change, setChange] = useState<Change>();
  const hasGoods = lines.some(saysSomething);
  const isAsked = lines.length > 0 || Object.values(buyer).some((text) => text !== '');

  function replace(after: Enquiry, words: string) {
    const before = latestEnquiry();
    setChange((last) => ({ count: (last?.count ?? 0) + 1, words, before, after }));
    changeEnquiry(() => after);
  }

  function undo({ before, after }: Change) {
    flushSync(() => {
      changeEnquiry((now) => undoneTo(before, after, now));
      setChange(undefined);
    });
    focusHeading();
  }

  return (
    <>
      <div className="print:hidden">
        <div className="container-page py-8 sm:py-14">
          <KeptNotice />
          <SharedListOffer
            mine={lines}
            onUse={(used, words) => replace({ lines: used, buyer }, words)}
            onLeave={focusHeading}
          />
          {change && (
            <div
              key={`change-${change.count}`}
              className="mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sand px-5 py-3"
            >
              <p role="status">{change.words}</p>
              <Button variant="outline" size="small" autoFocus onClick={() => undo(change)}>
                Undo
              </Button>
            </div>
          )}
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 id={headingId} tabIndex={-1} className="text-subheading outline-none">
              {lines.length === 0 ? 'Nothing in it yet' : countOf(lines.length)}
            </h2>
            {lines.length > 0 && (
              <EmptyList
                count={lines.length}
                onEmpty={() =>
                  replace(
                    { lines: [], buyer: { ...buyer, message: '' } },
                    `${countOf(lines.length)} taken out.`,
                  )
                }
              />
            )}
          </div>
          <EnquiryList key={`list-${change?.count}`} lines={lines} />
        </div>
        {isAsked && (
          <div className="bg-sand">
            <div className="container-page grid gap-x-16 gap-y-14 py-12 sm:py-20 lg:grid-cols-12">
              <section className="lg:col-span-7">
                <h2 className="text-heading">Your details</h2>
                <p className="mt-3 mb-8 text-stone">
                  They stay on this device, and are part of the message that you send.
                </p>
                <BuyerFields buyer={buyer} />
              </section>
              {hasGoods && <SendEnquiry enquiry={deferred} contact={contact} />}
            </div>
          </div>
        )}
      </div>
      {hasGoods && <PrintedSheet {...deferred} />}
    </>
  );
}

function focusHeading() {
  document.getElementById(headingId)?.focus();
}
