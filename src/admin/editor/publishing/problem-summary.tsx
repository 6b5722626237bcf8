import type { Ref } from 'react';
import { useFormState } from 'react-hook-form';
import { placeLabel, placeOfInput } from '@/admin/compare/field-place';
import type { SectionKey } from '@/content/sections/section';
import { counted } from '@/lib/words';
import { listProblems } from './problems';

type ProblemSummaryProps = {
  ref: Ref<HTMLDivElement>;
  section: SectionKey;
  onChoose: (name: string) => void;
};

/** The errors that prevent publishing; each line focuses its field. */
export function ProblemSummary({ ref, section, onChoose }: ProblemSummaryProps) {
  const { errors } = useFormState();
  const problems = listProblems(errors);
  const count = problems.length;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="mt-6 max-w-[40rem] rounded-card border-2 border-ember bg-paper p-5"
    >
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {count === 0
          ? 'All fixed: publish when you are ready'
          : `${counted(count, 'thing')} to fix before publishing`}
      </h2>
      <ul className="mt-2 grid gap-1">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="min-h-11 py-1 text-start text-ember underline underline-offset-4"
            >
              {placeLabel(placeOfInput(section, name))}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
