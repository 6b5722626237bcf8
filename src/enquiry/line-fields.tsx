import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { findProduct } from '@/catalogue/product-neighbours';
import { type EnquiryLine, longest, questionIds, questions, type Unit, units } from './enquiry';
import { changeLine } from './enquiry-store';
import { quantityHint } from './quantity';

export const controlClass =
  'block w-full min-h-12 rounded-xl border border-edge bg-paper px-3 py-2.5 text-base text-ink focus-visible:border-ember focus-visible:outline-offset-0';

/** `name` is of the goods, for the accessible names. */
type LineFieldsProps = { line: EnquiryLine; name: string };

/** Nothing typed is changed: how it is read stands below. */
export function QuantityFields({ line, name }: LineFieldsProps) {
  const hintId = useId();
  const hint = quantityHint(line);
  return (
    <div className="grid grid-cols-2 gap-x-3">
      <Labelled label="Quantity">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={longest.quantity}
          aria-label={`Quantity of ${name}`}
          aria-describedby={hint ? hintId : undefined}
          value={line.quantity}
          onChange={({ target }) => changeLine(line.id, { quantity: target.value })}
          className={controlClass}
        />
      </Labelled>
      <Labelled label="Unit">
        <select
          aria-label={`Unit of ${name}`}
          value={line.unit}
          onChange={({ target }) => changeLine(line.id, { unit: target.value as Unit })}
          className={controlClass}
        >
          {units.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </Labelled>
      <p id={hintId} className="col-span-2 text-sm text-stone wrap-anywhere not-empty:mt-1.5">
        {hint}
      </p>
    </div>
  );
}

type AskAboutProps = LineFieldsProps & {
  /** Before the change, for adding the line. False where that failed. */
  onBefore?: () => boolean;
};

/** Questions to the company, each with one press. */
export function AskAbout({ line, name, onBefore }: AskAboutProps) {
  const { id, asks } = line;
  const isMeat = findProduct(id)?.category === 'Seafood, Meat and Poultry';
  const offered = questionIds.filter((each) => each !== 'halal' || isMeat || asks.includes(each));
  return (
    <fieldset className="ask-about">
      <legend className="text-sm text-stone">
        Ask about <span className="sr-only">{name}</span>
      </legend>
      {offered.map((question) => (
        <button
          key={question}
          type="button"
          aria-pressed={asks.includes(question)}
          onClick={() => {
            const next = questionIds.filter((each) => asks.includes(each) !== (each === question));
            if (onBefore?.() !== false) changeLine(id, { asks: next });
          }}
        >
          {questions[question]}
        </button>
      ))}
    </fieldset>
  );
}

/** Level with the fields beside it, whose labels stand above them. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="mt-7 grid size-11 place-items-center rounded-full text-stone hover:bg-sand hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}

/** The label that is seen; the control's own one also says which line it is in. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span aria-hidden className="mb-1 block text-sm text-stone">
        {label}
      </span>
      {children}
    </div>
  );
}
