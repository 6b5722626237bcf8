import { PreviewPane } from '@/admin/preview/preview-pane';
import { Button } from '@/components/ui/button';
import { unreadableReason } from '@/content/sections/readable-content';
import { Comparison, type ComparisonProps } from './comparison';

type VersionContentProps = ComparisonProps & { onRestore: (content: unknown) => void };

// The preview of a version: its content never changes, and it has no form to jump to.
const nothing = () => {};
const subscribe = () => nothing;

export function VersionContent({ onRestore, ...comparison }: VersionContentProps) {
  const { entry, content } = comparison;
  const damaged = unreadableReason(entry.section, content) !== undefined;
  return (
    <div className="space-y-8">
      <div className="rounded-card bg-sand p-4 sm:p-6">
        <Button disabled={damaged} onClick={() => onRestore(content)}>
          Copy into draft
        </Button>
        <p className="mt-3">
          {damaged
            ? 'This version cannot be copied: it does not have the form that the site expects.'
            : 'The live site stays as it is: visitors see this version only once you publish the draft.'}
        </p>
      </div>
      <section>
        <h4 className="font-display text-xl font-semibold">Compared with what is live</h4>
        <Comparison {...comparison} />
      </section>
      <section>
        <h4 className="font-display text-xl font-semibold">Preview</h4>
        <div className="mt-3 h-[min(40rem,80vh)]">
          <PreviewPane
            section={entry.section}
            getContent={() => content}
            subscribe={subscribe}
            focus={null}
            onPick={nothing}
          />
        </div>
      </section>
    </div>
  );
}
