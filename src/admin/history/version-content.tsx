import { ChangeList } from '@/admin/changes/change-list';
import { differences } from '@/admin/compare/differences';
import type { RevisionEntry } from '@/admin/data/revisions';
import { PreviewPane } from '@/admin/preview/preview-pane';
import type { EditorState } from '@/admin/saving/editor-state';
import { Button } from '@/components/ui/button';
import { unreadableReason } from '@/content/sections/readable-content';

type VersionContentProps = {
  entry: RevisionEntry;
  content: unknown;
  live: EditorState['live'];
  /** The latest version in the history, which a colleague may have published since `live` was read. */
  newest: number;
  onRestore: (content: unknown) => void;
};

// The preview of a version: its content never changes, and it has no form to jump to.
const nothing = () => {};
const subscribe = () => nothing;

export function VersionContent(props: VersionContentProps) {
  const { entry, content, onRestore } = props;
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
        <Comparison {...props} />
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

/** How a version differs from the published content as the editor knows it. */
function Comparison({ entry: { section, version }, content, live, newest }: VersionContentProps) {
  if (!live) return <p className="mt-2">Nothing is live that it could be compared with.</p>;
  if (version === live.version && version === newest) {
    return <p className="mt-2">This is the version that is live.</p>;
  }
  const changes = differences(section, live.content, content);
  return (
    <>
      {newest > live.version && (
        <p className="mt-2">
          Version {newest} was published after you opened this editor. The comparison is still with
          version {live.version}.
        </p>
      )}
      {changes.length === 0 ? (
        <p className="mt-2">
          Version {version} says and shows the same as version {live.version}.
        </p>
      ) : (
        <>
          <p className="mt-2 mb-4 text-stone">
            This is what publishing version {version} again would change: struck-out words would go,
            underlined ones would come.
          </p>
          <ChangeList changes={changes} level={5} />
        </>
      )}
    </>
  );
}
