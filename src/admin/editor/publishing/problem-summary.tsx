import { useWatch } from 'react-hook-form';
import { IssueNotice } from '@/admin/editor/notices/issue-notice';
import type { SectionKey } from '@/content/sections/section';
import { validationIssues } from '@/content/sections/validation-issues';
import { focusOnMount } from '@/lib/focus-on-mount';
import { counted } from '@/lib/words';

type ProblemSummaryProps = {
  section: SectionKey;
  onChoose: (name: string) => void;
};

/** What prevents publishing, as it is while one types. Takes the focus. */
export function ProblemSummary(props: ProblemSummaryProps) {
  const issues = validationIssues(props.section, useWatch());
  const title =
    issues.length === 0
      ? 'All fixed: publish when you are ready'
      : `${counted(issues.length, 'thing')} to fix before publishing`;
  const focus = { ref: focusOnMount, tabIndex: -1 };
  return <IssueNotice {...props} {...focus} title={title} issues={issues} role="alert" />;
}
