import type { Product } from '@/catalogue/products';
import { company } from '@/config/company';
import { productPath } from '@/config/paths';
import { useEnquiry } from '@/enquiry/enquiry-store';
import { WhatsappLink } from '@/site/whatsapp-link';

/** Not for goods in the enquiry, which says more of them (quantity, questions) and is sent by WhatsApp, too. */
export function AskOnWhatsapp({ product, number }: { product: Product; number: string }) {
  const { id, title } = product;
  const isInEnquiry = useEnquiry(({ lines }) => lines.some((each) => each.id === id));
  if (isInEnquiry) return null;
  return (
    <p className="mt-5 text-stone print:hidden">
      Or ask on WhatsApp:{' '}
      <WhatsappLink
        number={number}
        text={`Hello, please quote for ${title}: ${company.url}${productPath(id)}`}
        className="-my-3 inline-block py-3 underline underline-offset-4 hover:text-ember"
      />
    </p>
  );
}
