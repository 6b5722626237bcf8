import { useId } from 'react';
import { findProduct } from '@/catalogue/products';
import { readQuantity } from '@/catalogue/quantity/read-quantity';
import { type Unit, units } from '@/catalogue/quantity/units';
import { controlClass } from '@/components/ui/control-class';
import { cn } from '@/lib/cn';
import { useHydrated } from '@/lib/use-hydrated';
import { type EnquiryLine, maxLength, type Question, questionIds, questions } from './enquiry';
import { changeLine } from './enquiry-store';
import { bringsUnit, quantityHint, quantityProblem } from './quantity';

export function QuantityFields({ line, name }: { line: EnquiryLine; name: string }) {
  const hintId = useId();
  const { id, quantity, unit } = line;
  const problem = quantityProblem(line);
  const hint = problem || quantityHint(line);
  const hasUnitField = quantity.trim() === '' || !bringsUnit(quantity);
  return (
    <div className="grid grid-cols-2 gap-x-3">
      <label className={cn('min-w-0', !hasUnitField && 'col-span-2')}>
        <LabelText label="Quantity" more={`of ${name}`} />
        <input
          dir="auto"
          autoComplete="off"
          maxLength={maxLength.quantity}
          aria-describedby={hint ? hintId : undefined}
          value={quantity}
          onChange={({ target: { value } }) =>
            changeLine(id, { quantity: value, unit: readQuantity(value)?.unit ?? unit })
          }
          className={controlClass}
        />
      </label>
      {hasUnitField && (
        <label className="min-w-0">
          <LabelText label="Unit" more={`of ${name}`} />
          <select
            value={unit}
            onChange={({ target }) => changeLine(id, { unit: target.value as Unit })}
            className={controlClass}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </select>
        </label>
      )}
      <p
        id={hintId}
        className={cn(
          'col-span-2 text-sm wrap-anywhere not-empty:mt-1.5',
          problem ? 'font-semibold text-ember' : 'text-stone',
        )}
      >
        {hint}
      </p>
    </div>
  );
}

type AskAboutProps = { name: string; lines: readonly EnquiryLine[]; add?: () => void };

/** A toggle button for each question that fits some of `lines`, and changes those. `add` first puts them into the enquiry. */
export function AskAbout({ name, lines, add }: AskAboutProps) {
  return (
    <fieldset
      className="flex flex-wrap items-start gap-2 disabled:opacity-60"
      disabled={!useHydrated()}
    >
      <legend className="mb-1 text-sm text-stone">
        Ask about <span className="sr-only">{name}</span>
      </legend>
      {questionIds.map((question) => {
        const apt = lines.filter((line) => isApt(question, line));
        if (apt.length === 0) return null;
        const isAsked = apt.every(({ asks }) => asks.includes(question));
        return (
          <button
            key={question}
            type="button"
            aria-pressed={isAsked}
            className="min-h-11 rounded-full border border-edge bg-paper px-[13px] text-[0.95rem] leading-[1.2] hover:border-ink aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-paper forced-colors:aria-pressed:border-4"
            onClick={() => {
              add?.();
              for (const { id, asks } of apt) {
                const wanted = (each: Question) =>
                  each === question ? !isAsked : asks.includes(each);
                changeLine(id, { asks: questionIds.filter(wanted) });
              }
            }}
          >
            {questions[question]}
          </button>
        );
      })}
    </fieldset>
  );
}

function isApt(question: Question, { id, asks }: EnquiryLine): boolean {
  if (asks.includes(question)) return true;
  if (question === 'halal') return id === 'mutton' || id === 'chicken';
  return question !== 'frozen' || findProduct(id)?.category === 'Seafood, Meat and Poultry';
}

export function LabelText({ label, more }: { label: string; more: string }) {
  return (
    <span className="relative mb-1 block text-sm text-stone">
      {label} <span className="sr-only">{more}</span>
    </span>
  );
}
