import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Product } from '@/catalogue/products';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { company } from '@/config/company';
import { paths, productPath } from '@/config/paths';
import { whatsappHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { catalogueLine } from '@/enquiry/enquiry';
import { addGoods, removeLine, useEnquiry } from '@/enquiry/enquiry-store';
import { AskAbout, QuantityFields } from '@/enquiry/line-fields';
import { copyText } from '@/lib/browser/copy-text';
import { useHydrated } from '@/lib/use-hydrated';
import { ContactLink } from '@/site/contact-link';

export function ProductEnquiry({ product }: { product: Product }) {
  const { id, title } = product;
  const { whatsapp } = useSection(contactSection);
  const line = useEnquiry(({ lines }) => lines.find((each) => each.id === id));
  const message = `Hello, please quote for ${title}: ${company.url}${productPath(id)}`;
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
                addGoods(product);
                focusGroup();
              }}
            >
              Add to enquiry
            </Button>
          </form>
        )}
        <ShareButton product={product} />
      </div>
      <AskAbout name={title} lines={[line ?? catalogueLine(id)]} add={() => addGoods(product)} />
      {/* Last: pressing a question adds the product, and must not move the questions. */}
      {line && (
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
      )}
      {/* The enquiry says more of the product (quantity, questions), and is sent the same way. */}
      {!line && whatsapp && (
        <p className="text-stone">
          Or ask on WhatsApp:{' '}
          <ContactLink
            way="whatsapp"
            to={whatsapp}
            href={whatsappHref(whatsapp, message)}
            className="-my-3 inline-block py-3 underline underline-offset-4 hover:text-ember"
          />
        </p>
      )}
    </section>
  );
}

function ShareButton({ product: { id, title } }: { product: Product }) {
  const [copied, setCopied] = useState(false);

  async function share() {
    setCopied(false);
    const url = window.location.origin + productPath(id);
    try {
      if (navigator.canShare?.({ url })) return await navigator.share({ title, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    if (await copyText(url)) setCopied(true);
    else window.prompt('The browser did not let us copy the link. Here it is:', url);
  }

  return (
    <div className="grid content-start">
      <Button variant="outline" onClick={share} disabled={!useHydrated()}>
        <Share2 className="size-5" />
        Share
      </Button>
      <span role="status" className="text-center text-sm font-semibold text-leaf not-empty:mt-1.5">
        {copied && 'Copied'}
      </span>
    </div>
  );
}
