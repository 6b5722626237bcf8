import { Package } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { findProduct } from '@/catalogue/products';
import { Picture } from '@/components/picture';
import { CloseButton } from '@/components/ui/close-button';
import { controlClass } from '@/components/ui/control-class';
import { Summary } from '@/components/ui/summary';
import { productPath } from '@/config/paths';
import { type EnquiryLine, isSendable, maxLength } from '@/enquiry/enquiry';
import { changeLine, removeLine } from '@/enquiry/enquiry-store';
import { asksText, titleOf } from '@/enquiry/enquiry-text';
import { AskAbout, LabelText, QuantityFields } from '@/enquiry/line-fields';
import { cn } from '@/lib/cn';
import { inPlace } from '@/lib/isolated';

type EnquiryLineRowProps = { line: EnquiryLine; position: number };

export const EnquiryLineRow = memo(function EnquiryLineRow(props: EnquiryLineRowProps) {
  const { line, position } = props;
  const name = titleOf(line) || `line ${position}`;
  const asks = asksText(line);
  const summary = [asks && `Please state ${asks}`, inPlace(line.note)].filter(Boolean).join('; ');
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-line py-4 lg:grid-cols-[minmax(0,1fr)_24rem_auto]"
    >
      <Goods {...props} />
      <CloseButton
        label={`Remove ${name}`}
        onClick={({ currentTarget }) => remove(line.id, name, currentTarget.closest('li'))}
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

export const headingId = 'goods';

/** Returns a sentence, or '' if the goods have a name or the line is empty. */
export function nameProblem(line: EnquiryLine, position: number): string {
  if (titleOf(line) || !isSendable(line)) return '';
  return `Line ${position} has no name. Which goods do you need?`;
}

function remove(id: string, name: string, row: Element | null) {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  removeLine(id, name);
  if (neighbour instanceof HTMLElement) neighbour.focus();
  else document.getElementById(headingId)?.focus();
}

function Goods({ line, position }: EnquiryLineRowProps) {
  const { id, title } = line;
  const problemId = useId();
  const product = title === undefined ? findProduct(id) : undefined;
  const frameClass = 'aspect-4/3 w-16 shrink-0 self-start rounded-lg bg-sand object-cover';
  return (
    <div className="flex gap-4">
      {product ? (
        <Picture name={product.picture} alt="" sizes="6rem" className={frameClass} />
      ) : (
        <Package strokeWidth={1.5} className={cn(frameClass, 'h-12 p-2 text-stone')} />
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
        <div className="min-w-0 grow">
          <label>
            <LabelText label="Not in the catalogue" more={`: goods of line ${position}`} />
            <textarea
              rows={1}
              maxLength={maxLength.title}
              aria-describedby={problemId}
              value={title}
              onChange={({ target }) => changeLine(id, { title: target.value })}
              className={cn(controlClass, 'field-sizing-content resize-none font-semibold')}
            />
          </label>
          <p id={problemId} className="text-sm font-semibold text-ember not-empty:mt-1.5">
            {nameProblem(line, position)}
          </p>
        </div>
      )}
    </div>
  );
}
