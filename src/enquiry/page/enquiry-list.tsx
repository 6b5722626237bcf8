import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { Summary } from '@/components/ui/summary';
import { paths } from '@/config/paths';
import { type EnquiryLine, freeLine, isSendable, maxLines } from '@/enquiry/enquiry';
import { changeEnquiry } from '@/enquiry/enquiry-store';
import { AskAbout } from '@/enquiry/line-fields';
import { EnquiryLineRow, rowId } from './enquiry-line-row';

export function EnquiryList({ lines }: { lines: readonly EnquiryLine[] }) {
  const isEmpty = lines.length === 0;
  const goods = lines.filter(isSendable);

  function addOther() {
    const line = freeLine('');
    flushSync(() => changeEnquiry(({ lines }) => ({ lines: [...lines, line] })));
    document.getElementById(rowId(line.id))?.querySelector('textarea')?.focus();
  }

  return (
    <>
      {isEmpty && (
        <p className="mb-6 line-length text-lead text-stone">
          Press “Add to enquiry” beside the goods you want a price for: they are collected here.
          Then set the quantities and send the list by WhatsApp or e-mail. “Something else” is for
          goods that are not in our catalogue.
        </p>
      )}
      {goods.length > 1 && (
        <details className="mb-4">
          <Summary className="w-fit font-semibold">
            Ask the same of {goods.length === 2 ? 'both' : `all ${goods.length}`} lines
          </Summary>
          <AskAbout name="all lines" lines={goods} />
        </details>
      )}
      {!isEmpty && (
        <ol className="border-b border-line">
          {lines.map((line, index) => (
            <EnquiryLineRow key={line.id} line={line} position={index + 1} />
          ))}
        </ol>
      )}
      {lines.length >= maxLines ? (
        <p className="mt-6 text-stone">
          An enquiry is full at {maxLines} lines. Send this one, or take some out.
        </p>
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.products} variant={isEmpty ? 'primary' : 'outline'}>
            {isEmpty ? 'See the products' : 'More products'}
          </ButtonLink>
          <Button variant="outline" onClick={addOther}>
            <Plus aria-hidden className="size-5" />
            Something else
          </Button>
        </div>
      )}
    </>
  );
}
