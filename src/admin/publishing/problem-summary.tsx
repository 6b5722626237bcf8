import type { Ref } from 'react';
import { useFormState } from 'react-hook-form';
import { labelOf } from '@/admin/compare/field-labels';
import type { SectionKey } from '@/content/sections/section';
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
          : `${count} ${count === 1 ? 'thing' : 'things'} to fix before publishing`}
      </h2>
      <ul className="mt-2">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="min-h-11 text-start text-ember underline underline-offset-4"
            >
              {trail(section, name)}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `values.2.details` → Values 3 › Details */
function trail(section: SectionKey, name: string): string {
  const parts = name.split('.');
  return parts
    .flatMap((part, at) => {
      if (/^\d+$/.test(part)) return [];
      const label = labelOf(section, parts.slice(0, at + 1).join('.'));
      const place = parts[at + 1];
      return place && /^\d+$/.test(place) ? `${label} ${Number(place) + 1}` : label;
    })
    .join(' › ');
}
