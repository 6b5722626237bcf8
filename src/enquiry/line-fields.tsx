import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { findProduct } from '@/catalogue/product-neighbours';
import { controlClass } from '@/components/ui/field';
import { useHydrated } from '@/lib/use-hydrated';
import {
  type EnquiryLine,
  longest,
  type Question,
  questionIds,
  questions,
  type Unit,
  units,
} from './enquiry';
import { changeLine } from './enquiry-store';
import { quantityHint, unitIn, withoutUnit } from './quantity';

/** `name`: of the goods, for accessible names. */
type LineFieldsProps = { line: EnquiryLine; name: string };

/** Stored as typed; the hint shows how we parsed it. A typed unit sets the select. */
export function QuantityFields({ line, name }: LineFieldsProps) {
  const hintId = useId();
  const { id, quantity, unit } = line;
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
          value={quantity}
          onChange={({ target: { value } }) =>
            changeLine(id, { quantity: value, unit: unitIn(value) ?? unit })
          }
          className={controlClass}
        />
      </Labelled>
      <Labelled label="Unit">
        <select
          aria-label={`Unit of ${name}`}
          value={unitIn(quantity) ?? unit}
          onChange={({ target }) =>
            changeLine(id, { unit: target.value as Unit, quantity: withoutUnit(quantity) })
          }
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

/** Products of *Seafood, Meat and Poultry* for which halal is asked. */
const meat = ['mutton', 'chicken'];

/** The questions that make sense for the goods of a line. */
export function questionsOn({ id, asks }: EnquiryLine): Question[] {
  const isAnimal = findProduct(id)?.category === 'Seafood, Meat and Poultry';
  const isApt: Partial<Record<Question, boolean>> = { halal: meat.includes(id), frozen: isAnimal };
  return questionIds.filter((each) => asks.includes(each) || isApt[each] !== false);
}

/** Adds the question to these lines, or removes it if all of them have it. */
export function toggleQuestion(question: Question, lines: readonly EnquiryLine[]): void {
  const isAsked = lines.every(({ asks }) => asks.includes(question));
  for (const { id, asks } of lines) {
    changeLine(id, {
      asks: questionIds.filter((each) => (each === question ? !isAsked : asks.includes(each))),
    });
  }
}

type AskAboutProps = {
  /** What is asked about, for screen readers. */
  name: string;
  offered: readonly Question[];
  asked: readonly Question[];
  onPress: (question: Question) => void;
};

export function AskAbout({ name, offered, asked, onPress }: AskAboutProps) {
  return (
    <fieldset className="ask-about disabled:opacity-60" disabled={!useHydrated()}>
      <legend className="text-sm text-stone">
        Ask about <span className="sr-only">{name}</span>
      </legend>
      {offered.map((question) => (
        <button
          key={question}
          type="button"
          aria-pressed={asked.includes(question)}
          onClick={() => onPress(question)}
        >
          {questions[question]}
        </button>
      ))}
    </fieldset>
  );
}

export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full text-stone hover:bg-sand hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}

/** A visible label; the control's `aria-label` also names the line. */
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
