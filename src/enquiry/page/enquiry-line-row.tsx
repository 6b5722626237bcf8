import { ChevronDown, Package } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { findProduct } from '@/catalogue/product-neighbours';
import { Picture } from '@/components/picture';
import { controlClass } from '@/components/ui/field';
import { productPath } from '@/config/paths';
import { type EnquiryLine, longest } from '@/enquiry/enquiry';
import { changeLine } from '@/enquiry/enquiry-store';
import { asksText, titleOf } from '@/enquiry/enquiry-text';
import {
  AskAbout,
  Labelled,
  QuantityFields,
  questionsOn,
  RemoveButton,
  toggleQuestion,
} from '@/enquiry/line-fields';
import { cn } from '@/lib/cn';

type EnquiryLineRowProps = {
  line: EnquiryLine;
  /** From 1. */
  position: number;
  onRemove: (id: string, name: string) => void;
};

/** Memoised: typing renders one of up to 64 lines. */
export const EnquiryLineRow = memo(function EnquiryLineRow(props: EnquiryLineRowProps) {
  const { line, position, onRemove } = props;
  const name = titleOf(line) || `line ${position}`;
  const asks = asksText(line);
  const summary = [asks && `Ask: ${asks}`, line.note].filter(Boolean).join('; ');
  return (
    <li
      id={rowId(line.id)}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-line py-4 lg:grid-cols-[minmax(0,1fr)_18rem_auto]"
    >
      <Goods {...props} />
      <div className="-me-3 lg:order-last">
        <RemoveButton label={`Remove ${name}`} onClick={() => onRemove(line.id, name)} />
      </div>
      <div className="max-lg:col-span-full">
        <QuantityFields line={line} name={name} />
      </div>
      <details className="order-last col-span-full">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 wrap-anywhere text-stone hover:text-ember">
          <ChevronDown aria-hidden className="size-4 shrink-0" />
          <span className="relative truncate">
            {summary || 'Questions and note'}
            <span className="sr-only"> on {name}</span>
          </span>
        </summary>
        <div className="grid gap-4 pb-3 md:grid-cols-2">
          <AskAbout
            name={name}
            offered={questionsOn(line)}
            asked={line.asks}
            onPress={(question) => toggleQuestion(question, [line])}
          />
          <Labelled label="Note">
            <textarea
              rows={1}
              maxLength={longest.note}
              aria-label={`Note on ${name}`}
              value={line.note}
              onChange={({ target }) => changeLine(line.id, { note: target.value })}
              className={cn(controlClass, 'field-sizing-content resize-none')}
            />
          </Labelled>
        </div>
      </details>
    </li>
  );
});

/** The DOM id of a line's row, for moving the focus. */
export const rowId = (id: string) => `line-${id}`;

function Goods({ line, position }: EnquiryLineRowProps) {
  const product = line.title === undefined ? findProduct(line.id) : undefined;
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
      <div className="min-w-0 grow">
        {line.title === undefined ? (
          <>
            <h3 className="text-lead leading-snug font-semibold wrap-anywhere">
              {product ? (
                <Link to={productPath(product.id)} className="hover:text-ember hover:underline">
                  {product.title}
                </Link>
              ) : (
                line.id
              )}
            </h3>
            <p className="text-sm text-stone">
              {product ? product.category : 'No longer in our catalogue'}
            </p>
          </>
        ) : (
          <Labelled label="Not in the catalogue">
            <textarea
              rows={1}
              maxLength={longest.title}
              aria-label={`Goods of line ${position}`}
              value={line.title}
              onChange={({ target }) => changeLine(line.id, { title: target.value })}
              className={cn(controlClass, 'field-sizing-content resize-none font-semibold')}
            />
          </Labelled>
        )}
      </div>
    </div>
  );
}
