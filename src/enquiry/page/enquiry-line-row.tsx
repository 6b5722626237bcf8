import { ArrowDown, ArrowUp, type LucideIcon, Package, X } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { findProduct } from '@/catalogue/product-neighbours';
import { Picture } from '@/components/picture';
import { productPath } from '@/config/paths';
import { announce } from '@/enquiry/announcement';
import { type EnquiryLine, longest, type Unit, units } from '@/enquiry/enquiry';
import { moveLine } from '@/enquiry/enquiry-lines';
import { changeEnquiry, latestEnquiry } from '@/enquiry/enquiry-store';
import { titleOf } from '@/enquiry/enquiry-text';
import { isQuantity } from '@/enquiry/read-enquiry';
import { cn } from '@/lib/cn';

const controlClass =
  'block w-full min-h-12 rounded-xl border border-edge bg-paper px-3 py-2.5 text-base text-ink focus-visible:border-ember focus-visible:outline-offset-0';

type EnquiryLineRowProps = {
  line: EnquiryLine;
  /** From 1. */
  place: number;
  isLast: boolean;
  onRemove: (id: string) => void;
};

/** Memoised: typing in one of 64 lines renders that line. */
export const EnquiryLineRow = memo(function EnquiryLineRow(props: EnquiryLineRowProps) {
  const { line } = props;
  const { id, quantity, unit, note } = line;
  const name = nameOf(props);
  return (
    <li
      id={rowId(id)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-x-5 lg:grid-cols-[minmax(0,1fr)_17rem_minmax(0,1fr)_auto]"
    >
      <Goods {...props} />
      <div className="grid grid-cols-2 gap-3 max-md:col-span-2">
        <Labelled label="Quantity">
          <input
            type="number"
            inputMode="decimal"
            min="0"
            step="any"
            aria-label={`Quantity of ${name}`}
            value={quantity}
            // Scrolling over the field that has the focus would count it up or down.
            onWheel={({ currentTarget }) => currentTarget.blur()}
            onChange={({ target }) => {
              if (isQuantity(target.value)) changeLine(id, { quantity: target.value });
            }}
            className={controlClass}
          />
        </Labelled>
        <Labelled label="Unit">
          <select
            aria-label={`Unit of ${name}`}
            value={unit}
            onChange={({ target }) => changeLine(id, { unit: target.value as Unit })}
            className={controlClass}
          >
            {units.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Labelled>
      </div>
      <Labelled label="Note">
        <textarea
          rows={1}
          maxLength={longest.note}
          aria-label={`Note on ${name}`}
          value={note}
          onChange={({ target }) => changeLine(id, { note: target.value })}
          className={cn(controlClass, 'field-sizing-content resize-none')}
        />
      </Labelled>
      <RowButtons {...props} name={name} />
    </li>
  );
});

/** Of the row of a line, for moving the focus to it. */
export const rowId = (id: string) => `line-${id}`;

/** For labels and announcements. */
export function nameOf({ line, place }: { line: EnquiryLine; place: number }): string {
  return titleOf(line) || `line ${place}`;
}

function Goods({ line, place }: EnquiryLineRowProps) {
  const product = productOf(line);
  const frameClass = 'aspect-4/3 w-24 shrink-0 self-start rounded-xl bg-sand object-cover';
  return (
    <div className="flex gap-4 max-md:col-span-2">
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
            <h3 className="text-[1.2rem] leading-snug font-semibold wrap-anywhere">
              {product ? (
                <Link to={productPath(product.id)} className="hover:text-ember hover:underline">
                  {product.title}
                </Link>
              ) : (
                line.id
              )}
            </h3>
            <p className="mt-1 text-sm text-stone">
              {product ? product.category : 'No longer in our catalogue'}
            </p>
          </>
        ) : (
          <Labelled label="Not in the catalogue">
            <textarea
              rows={1}
              maxLength={longest.title}
              aria-label={`Goods of line ${place}`}
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

function RowButtons({
  line,
  place,
  isLast,
  onRemove,
  name,
}: EnquiryLineRowProps & { name: string }) {
  function move(by: -1 | 1, button: HTMLElement) {
    flushSync(() =>
      changeEnquiry((enquiry) => ({ ...enquiry, lines: moveLine(enquiry.lines, line.id, by) })),
    );
    // Moving the row in the DOM blurs the button in it.
    button.focus();
    const { lines } = latestEnquiry();
    const now = lines.findIndex(({ id }) => id === line.id) + 1;
    announce(`${name} is line ${now} of ${lines.length}.`);
  }

  return (
    <div className="-me-3 mt-7 flex md:justify-self-end">
      <RowButton
        label={`Move ${name} up`}
        Icon={ArrowUp}
        off={place === 1}
        onClick={({ currentTarget }) => move(-1, currentTarget)}
      />
      <RowButton
        label={`Move ${name} down`}
        Icon={ArrowDown}
        off={isLast}
        onClick={({ currentTarget }) => move(1, currentTarget)}
      />
      <RowButton label={`Remove ${name}`} Icon={X} off={false} onClick={() => onRemove(line.id)} />
    </div>
  );
}

type RowButtonProps = ComponentProps<'button'> & {
  label: string;
  /** `aria-disabled` rather than `disabled`, which would drop the focus after a move to an end. */
  off: boolean;
  Icon: LucideIcon;
};

function RowButton({ label, off, Icon, onClick, className, ...props }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full text-stone hover:bg-sand hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent',
        className,
      )}
      {...props}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

/** The label that is seen; the control's own one also says which line it is in. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span aria-hidden className="mb-1 block text-sm text-stone">
        {label}
      </span>
      {children}
    </div>
  );
}

function productOf({ id, title }: EnquiryLine) {
  return title === undefined ? findProduct(id) : undefined;
}

function changeLine(id: string, change: Partial<EnquiryLine>) {
  changeEnquiry((enquiry) => ({
    ...enquiry,
    lines: enquiry.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
  }));
}
