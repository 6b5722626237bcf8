import { formatDayTime } from '@/admin/dates';
import type { SectionKey } from '@/content/sections/section';
import type { ValidationIssue } from '@/content/sections/validation-issues';
import { IssueList } from './issue-list';

type NotShownProps = {
  section: SectionKey;
  /** Of the published content as it is stored. */
  issues: readonly ValidationIssue[];
  /** When it was published, as an ISO time. */
  publishedAt: string;
  /** Focuses a field by its name in the form. */
  onChoose: (name: string) => void;
};

/** Why visitors do not see what is published; each line focuses its field. */
export function NotShown({ section, issues, publishedAt, onChoose }: NotShownProps) {
  if (issues.length === 0) return null;
  return (
    <section
      aria-labelledby="not-shown"
      className="mt-6 max-w-[40rem] rounded-card border-2 border-ember bg-paper p-5"
    >
      <h2 id="not-shown" className="font-sans text-base font-semibold tracking-normal text-ember">
        Not shown to visitors
      </h2>
      <p className="mt-1">
        What was published on <time dateTime={publishedAt}>{formatDayTime(publishedAt)}</time> does
        not fit the website, so visitors see an earlier text. Correct it below and publish.
      </p>
      <IssueList {...{ section, issues, onChoose }} />
    </section>
  );
}
