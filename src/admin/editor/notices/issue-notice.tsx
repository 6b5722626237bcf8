import type { ComponentProps } from 'react';
import { pathLabel, pathOfInput } from '@/admin/compare/field-path';
import type { SectionKey } from '@/content/sections/section';
import type { ValidationIssue } from '@/content/sections/validation-issues';
import { Notice } from './notice';

type IssueNoticeProps = ComponentProps<typeof Notice> & {
  section: SectionKey;
  issues: readonly ValidationIssue[];
  /** Focuses a field by its name in the form. */
  onChoose: (name: string) => void;
};

/** Lists validation issues; each button focuses its field. */
export function IssueNotice(props: IssueNoticeProps) {
  const { section, issues, onChoose, children, ...notice } = props;
  return (
    <Notice {...notice}>
      {children}
      <ul className="mt-2 grid gap-1">
        {issues.map((issue) => (
          <li key={issue.name}>
            <button
              type="button"
              onClick={() => onChoose(issue.name)}
              className="min-h-11 py-1 text-start text-ember underline underline-offset-4"
            >
              {issueInWords(section, issue)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Slide 1 › Title: Keep the title to 60 characters. */
export function issueInWords(section: SectionKey, { name, message }: ValidationIssue): string {
  const label = pathLabel(pathOfInput(section, name));
  return label ? `${label}: ${message}` : message;
}
