import { Plus } from 'lucide-react';
import { useDeferredValue, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { findProduct } from '@/catalogue/products';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { Summary } from '@/components/ui/summary';
import { paths } from '@/config/paths';
import { freeLine, isSendable } from '@/enquiry/enquiry';
import { addGoods, addLine, useEnquiry, useIsStored } from '@/enquiry/enquiry-store';
import { AskAbout } from '@/enquiry/line-fields';
import { counted } from '@/lib/words';
import { BuyerFields } from './buyer-fields';
import { EnquiryLineRow, headingId } from './enquiry-line-row';
import { EnquirySheet } from './enquiry-sheet';
import { ClearList, SendEnquiry } from './send-enquiry';
import { SharedListOffer } from './shared-list-offer';

export function StoredEnquiry() {
  useAddFromQuery();
  const enquiry = useEnquiry((whole) => whole);
  const { lines, buyer, handOverText } = enquiry;
  const isStored = useIsStored();
  const deferred = useDeferredValue(enquiry);
  const goods = lines.filter(isSendable);
  const count = goods.length;
  const isEmpty = lines.length === 0;
  const isAsked = !isEmpty || Object.values(buyer).some((text) => text !== '');

  return (
    <>
      <div className="container-page py-8 sm:py-14 print:hidden">
        {!isStored && (
          <p role="status" className="mb-8 line-length border-s-4 border-ember ps-4">
            This list lasts only while this page is open: the browser does not let it be stored, or
            has no room left.
          </p>
        )}
        <SharedListOffer mine={goods} />
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={headingId} tabIndex={-1} className="text-subheading outline-none">
              {count === 0 ? 'Nothing in your list yet' : counted(count, 'line')}
            </h2>
            {handOverText && <p className="mt-1 text-stone">{handOverText}</p>}
          </div>
          {count > 0 && <ClearList count={count} />}
        </div>
        {isEmpty && (
          <p className="mb-6 line-length text-lead text-stone">
            Press “Add to enquiry” beside the goods you want a price for: they are collected here.
            Then set the quantities and send the list by WhatsApp or e-mail. “Something else” is for
            goods that are not in our catalogue.
          </p>
        )}
        {count > 1 && (
          <details className="mb-4">
            <Summary className="w-fit font-semibold">
              Ask the same of {count === 2 ? 'both' : `all ${count}`} lines
            </Summary>
            <AskAbout name="all lines" lines={goods} />
          </details>
        )}
        <ol className="border-b border-line empty:hidden">
          {lines.map((line, index) => (
            <EnquiryLineRow key={line.id} line={line} position={index + 1} />
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.products} variant={isEmpty ? 'primary' : 'outline'}>
            {isEmpty ? 'See the products' : 'More products'}
          </ButtonLink>
          <Button variant="outline" onClick={addOther}>
            <Plus className="size-5" />
            Something else
          </Button>
        </div>
      </div>
      {isAsked && (
        <div className="bg-sand print:hidden">
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
      {count > 0 && <EnquirySheet {...deferred} />}
    </>
  );
}

function addOther() {
  flushSync(() => addLine(freeLine('')));
  document.querySelector<HTMLElement>('ol > li:last-child textarea')?.focus();
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
