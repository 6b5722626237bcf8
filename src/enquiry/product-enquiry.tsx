import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { paths } from '@/config/paths';
import { catalogueLine } from './enquiry';
import { addGoods, removeLine, useEnquiry } from './enquiry-store';
import { AskAbout, QuantityFields } from './line-fields';

type ProductEnquiryProps = {
  product: { id: string; title: string };
  /** Not shown for a product in the enquiry, which says more of it (quantity, questions) and is sent the same way. */
  otherWay: ReactNode;
  children: ReactNode;
};

export function ProductEnquiry({ product, otherWay, children }: ProductEnquiryProps) {
  const { id, title } = product;
  const line = useEnquiry(({ lines }) => lines.find((each) => each.id === id));
  const group = useRef<HTMLElement>(null);

  // The pressed button unmounts, so the focus must move. The quantity field would open a phone's keyboard.
  const focusGroup = () => group.current?.focus({ preventScroll: true });

  return (
    <section
      ref={group}
      aria-label="Enquiry"
      tabIndex={-1}
      className="mt-8 grid gap-6 outline-none print:hidden noscript:[&_:disabled]:hidden"
    >
      <div className="flex flex-wrap gap-3">
        {line ? (
          <ButtonLink to={paths.enquiry}>Go to enquiry</ButtonLink>
        ) : (
          <form action={paths.enquiry}>
            <Button
              type="submit"
              name="add"
              value={id}
              aria-label={`Add to enquiry: ${title}`}
              onClick={(event) => {
                event.preventDefault();
                if (addGoods(product)) focusGroup();
              }}
            >
              Add to enquiry
            </Button>
          </form>
        )}
        {children}
      </div>
      <AskAbout name={title} lines={[line ?? catalogueLine(id)]} add={() => addGoods(product)} />
      {/* Last: pressing a question adds the product, and must not move the questions. */}
      {line ? (
        <div className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1">
          <QuantityFields line={line} name={title} />
          <CloseButton
            label={`Remove ${title} from your enquiry`}
            className="mt-7 text-stone"
            onClick={() => {
              removeLine(id, title);
              focusGroup();
            }}
          />
        </div>
      ) : (
        otherWay
      )}
    </section>
  );
}
