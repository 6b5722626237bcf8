import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { issueInWords } from '@/admin/compare/field-path';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { type ValidationIssue, validationIssues } from '@/content/sections/validation-issues';
import { counted } from '@/lib/words';

export function Notice({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      role="alert"
      aria-labelledby={id}
      className="mt-6 max-w-[40rem] rounded-card border-2 border-ember bg-paper p-5"
    >
      <h2 id={id} className="font-sans text-base font-semibold tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function ProblemSummary({ onChoose }: { onChoose: (name: string) => void }) {
  const { section } = useFormOfFields().opened;
  const issues = validationIssues(section, useWatch());
  // The list stays that of the press, with the names that its items had last: what typing mends or breaks moves no field.
  const [found] = useState(() => new Map(issues.map((issue) => [issue.key, issue])));
  for (const issue of issues) if (found.has(issue.key)) found.set(issue.key, issue);
  if (found.size === 0) return null;
  const isFixed = ({ key }: ValidationIssue) => issues.every((issue) => issue.key !== key);
  const title =
    issues.length === 0
      ? 'All fixed'
      : `${counted(issues.length, 'thing')} to fix before publishing`;
  return (
    <Notice title={title}>
      <ul className="mt-2 grid gap-1">
        {[...found.values()].map((issue) => (
          <li key={issue.key}>
            <button
              type="button"
              disabled={isFixed(issue)}
              onClick={() => onChoose(issue.name)}
              className="min-h-11 py-1 text-start text-ember underline underline-offset-4 disabled:text-stone disabled:line-through"
            >
              {isFixed(issue) && <span className="sr-only">Fixed: </span>}
              {issueInWords(section, issue)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
