import { useDeferredValue, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findProduct } from '@/catalogue/products';
import { isSendable, lineCount } from '@/enquiry/enquiry';
import { addGoods, useEnquiry, useIsStored } from '@/enquiry/enquiry-store';
import { countOf } from '@/enquiry/enquiry-text';
import { BuyerFields } from './buyer-fields';
import { ClearList } from './clear-list';
import { headingId } from './enquiry-line-row';
import { EnquiryList } from './enquiry-list';
import { EnquirySheet } from './enquiry-sheet';
import { SendEnquiry } from './send-enquiry';
import { SharedListOffer } from './shared-list-offer';

export function StoredEnquiry() {
  useAddFromQuery();
  const enquiry = useEnquiry((whole) => whole);
  const { lines, buyer, handOverText } = enquiry;
  const isStored = useIsStored();
  const deferred = useDeferredValue(enquiry);
  const count = lineCount(enquiry);
  const isAsked = lines.length > 0 || Object.values(buyer).some((text) => text !== '');

  return (
    <>
      <div className="print:hidden">
        <div className="container-page py-8 sm:py-14">
          {!isStored && (
            <p role="status" className="mb-8 line-length border-s-4 border-ember ps-4">
              This list lasts only while this page is open: the browser does not let it be stored,
              or has no room left.
            </p>
          )}
          <SharedListOffer mine={lines.filter(isSendable)} />
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div>
              <h2 id={headingId} tabIndex={-1} className="text-subheading outline-none">
                {count === 0 ? 'Nothing in it yet' : countOf(count, 'line')}
              </h2>
              {handOverText && <p className="mt-1 text-stone">{handOverText}</p>}
            </div>
            {count > 0 && <ClearList count={count} />}
          </div>
          <EnquiryList lines={lines} />
        </div>
        {isAsked && (
          <div className="bg-sand">
            <div className="container-page grid gap-x-16 gap-y-14 py-12 sm:py-20 lg:grid-cols-12">
              {count > 0 && <SendEnquiry enquiry={deferred} />}
              <section className="lg:col-span-7">
                <h2 className="text-heading">Your details</h2>
                <p className="mt-3 mb-8 text-stone">
                  They go into the message that you send
                  {isStored && ', and stay on this device for your next enquiry'}.
                </p>
                <BuyerFields buyer={buyer} />
              </section>
            </div>
          </div>
        )}
      </div>
      {count > 0 && <EnquirySheet {...deferred} />}
    </>
  );
}

/** Adds the product of `?add=`, if it exists, then removes the query string, so that a reload does not add it again. */
function useAddFromQuery(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('add');

  useLayoutEffect(() => {
    if (id === null) return;
    const product = findProduct(id);
    if (product) addGoods(product);
    navigate({ hash }, { replace: true, preventScrollReset: true });
  }, [id, hash, navigate]);
}
