import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { IssueList } from '@/admin/editor/issue-list';
import type { SectionKey } from '@/content/sections/section';
import { validationIssues } from '@/content/sections/validation-issues';
import { counted } from '@/lib/words';

type ProblemSummaryProps = {
  ref: Ref<HTMLDivElement>;
  section: SectionKey;
  onChoose: (name: string) => void;
};

/** What prevents publishing; each line focuses its field. */
export function ProblemSummary({ ref, section, onChoose }: ProblemSummaryProps) {
  const issues = validationIssues(section, useWatch());
  const count = issues.length;
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
      <IssueList {...{ section, issues, onChoose }} />
    </div>
  );
}
