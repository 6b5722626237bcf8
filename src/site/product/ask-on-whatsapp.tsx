import type { Product } from '@/catalogue/products';
import { company } from '@/config/company';
import { productPath } from '@/config/paths';
import { catalogueLine } from '@/enquiry/enquiry';
import { useEnquiry } from '@/enquiry/enquiry-store';
import { lineText } from '@/enquiry/enquiry-text';
import { WhatsappLink } from '@/site/whatsapp-link';

/** The message says what the enquiry says of the product. */
export function AskOnWhatsapp({ product, number }: { product: Product; number: string }) {
  const { id } = product;
  const line = useEnquiry(({ lines }) => lines.find((each) => each.id === id));
  return (
    <p className="mt-5 text-stone print:hidden">
      Or ask on WhatsApp:{' '}
      <WhatsappLink
        number={number}
        text={`Hello, please quote for ${lineText(line ?? catalogueLine(id))} ${company.url}${productPath(id)}`}
        className="-my-3 inline-block py-3 underline underline-offset-4 hover:text-ember"
      />
    </p>
  );
}
