import { Package, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { findProduct } from '@/catalogue/products';
import { ButtonLink } from '@/components/button-link';
import { Picture } from '@/components/picture';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { controlClass } from '@/components/ui/field';
import { Summary } from '@/components/ui/summary';
import { paths, productPath } from '@/config/paths';
import { type EnquiryLine, emptyEnquiry, freeLine, maxLength, maxLines } from '@/enquiry/enquiry';
import {
  changeEnquiry,
  changeLine,
  changeWithUndo,
  latestEnquiry,
  removeLine,
} from '@/enquiry/enquiry-store';
import { asksText, titleOf } from '@/enquiry/enquiry-text';
import { AskAbout, LabelText, QuantityFields } from '@/enquiry/line-fields';
import { cn } from '@/lib/cn';

export const headingId = 'goods';

export function EnquiryList({ lines }: { lines: readonly EnquiryLine[] }) {
  const isEmpty = lines.length === 0;

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
      {lines.length > 1 && (
        <details className="mb-4">
          <Summary className="w-fit font-semibold">
            Ask the same of {lines.length === 2 ? 'both' : `all ${lines.length}`} lines
          </Summary>
          <AskAbout name="all lines" lines={lines} />
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
          {maxLines} lines are the most that one enquiry holds. Send this one, or take a line out.
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

type EnquiryLineRowProps = { line: EnquiryLine; position: number };

const EnquiryLineRow = memo(function EnquiryLineRow(props: EnquiryLineRowProps) {
  const { line, position } = props;
  const name = titleOf(line) || `line ${position}`;
  const asks = asksText(line);
  const summary = [asks && `Please state ${asks}`, line.note].filter(Boolean).join('; ');
  return (
    <li
      id={rowId(line.id)}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-line py-4 lg:grid-cols-[minmax(0,1fr)_24rem_auto]"
    >
      <Goods {...props} />
      <CloseButton
        label={`Remove ${name}`}
        onClick={() => remove(line.id, name)}
        className="-me-3 text-stone lg:order-last"
      />
      <div className="max-lg:col-span-full">
        <QuantityFields line={line} name={name} />
      </div>
      <details className="order-last col-span-full">
        <Summary className="wrap-anywhere text-stone">
          <span className="relative truncate">
            {summary || 'Questions and note'}
            <span className="sr-only"> on {name}</span>
          </span>
        </Summary>
        <div className="grid gap-4 pb-3 md:grid-cols-2">
          <AskAbout name={name} lines={[line]} />
          <label className="min-w-0">
            <LabelText label="Note" more={`on ${name}`} />
            <textarea
              rows={1}
              maxLength={maxLength.note}
              value={line.note}
              onChange={({ target }) => changeLine(line.id, { note: target.value })}
              className={cn(controlClass, 'field-sizing-content resize-none')}
            />
          </label>
        </div>
      </details>
    </li>
  );
});

const rowId = (id: string) => `line-${id}`;

function remove(id: string, name: string) {
  const { lines } = latestEnquiry();
  const index = lines.findIndex((line) => line.id === id);
  const neighbour = lines[index + 1] ?? lines[index - 1];
  removeLine(id, name);
  document.getElementById(neighbour ? rowId(neighbour.id) : headingId)?.focus();
}

function Goods({ line, position }: EnquiryLineRowProps) {
  const { id, title } = line;
  const product = title === undefined ? findProduct(id) : undefined;
  const frameClass = 'aspect-4/3 w-16 shrink-0 self-start rounded-lg bg-sand object-cover';
  return (
    <div className="flex gap-4">
      {product ? (
        <Picture name={product.picture} alt="" sizes="6rem" className={frameClass} />
      ) : (
        <span className={cn(frameClass, 'grid place-items-center text-stone')}>
          <Package aria-hidden strokeWidth={1.5} className="size-8" />
        </span>
      )}
      {title === undefined ? (
        <div className="min-w-0 grow">
          <h3 className="text-lead leading-snug font-semibold wrap-anywhere">
            {product ? (
              <Link to={productPath(id)} className="hover:text-ember hover:underline">
                {product.title}
              </Link>
            ) : (
              id
            )}
          </h3>
          <p className="text-sm text-stone">{product?.category ?? 'No longer in our catalogue'}</p>
        </div>
      ) : (
        <label className="min-w-0 grow">
          <LabelText label="Not in the catalogue" more={`: goods of line ${position}`} />
          <textarea
            rows={1}
            maxLength={maxLength.title}
            value={title}
            onChange={({ target }) => changeLine(id, { title: target.value })}
            className={cn(controlClass, 'field-sizing-content resize-none font-semibold')}
          />
        </label>
      )}
    </div>
  );
}

export function ClearList({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 font-semibold text-stone underline underline-offset-4 hover:text-ember"
      >
        Clear the list
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Clear the list?"
        confirm="Clear list"
        cancel="Cancel"
        onCancel={() => setAsking(false)}
        onConfirm={clearList}
      >
        This removes {count === 1 ? 'the line' : `all ${count} lines`} and your message. Your other
        details stay.
      </ConfirmDialog>
    </>
  );
}

export function clearList() {
  // Without `flushSync`, the dialog would close after the heading is focused, and would move the focus away.
  flushSync(() =>
    changeWithUndo(
      ({ buyer }) => ({ ...emptyEnquiry, buyer: { ...buyer, message: '' } }),
      'The list was cleared.',
    ),
  );
  document.getElementById(headingId)?.focus();
}
