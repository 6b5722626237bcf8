import { type ComponentProps, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { issueInWords } from '@/admin/compare/field-path';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { type ValidationIssue, validationIssues } from '@/content/sections/validation-issues';
import { counted } from '@/lib/words';

type NoticeProps = ComponentProps<'section'> & { title: string };

export function Notice({ title, children, ...props }: NoticeProps) {
  const id = useId();
  return (
    <section
      {...props}
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

type IssueNoticeProps = NoticeProps & {
  issues: readonly (ValidationIssue & { isFixed?: boolean })[];
  onChoose: (name: string) => void;
};

export function IssueNotice(props: IssueNoticeProps) {
  const { issues, onChoose, children, ...notice } = props;
  const { section } = useFormOfFields().opened;
  return (
    <Notice {...notice}>
      {children}
      <ul className="mt-2 grid gap-1">
        {issues.map((issue) => (
          <li key={issue.key}>
            <button
              type="button"
              disabled={issue.isFixed}
              onClick={() => onChoose(issue.name)}
              className="min-h-11 py-1 text-start text-ember underline underline-offset-4 disabled:text-stone disabled:line-through"
            >
              {issue.isFixed && <span className="sr-only">Fixed: </span>}
              {issueInWords(section, issue)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function ProblemSummary({ onChoose }: Pick<IssueNoticeProps, 'onChoose'>) {
  const issues = validationIssues(useFormOfFields().opened.section, useWatch());
  // The list stays that of the press, with the names that its items had last: what typing mends or breaks moves no field.
  const [found] = useState(() => new Map(issues.map((issue) => [issue.key, issue])));
  for (const issue of issues) if (found.has(issue.key)) found.set(issue.key, issue);
  const isOpen = (key: string) => issues.some((issue) => issue.key === key);
  const listed = [...found.values()].map((each) => ({ ...each, isFixed: !isOpen(each.key) }));
  const title =
    issues.length === 0
      ? 'All fixed'
      : `${counted(issues.length, 'thing')} to fix before publishing`;
  return <IssueNotice {...{ title, onChoose }} issues={listed} role="alert" />;
}
