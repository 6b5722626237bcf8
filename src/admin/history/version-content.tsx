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
          Restore this version
        </Button>
        <p className="mt-3">
          {damaged
            ? 'This version cannot be restored: its parts are not those that the website shows now.'
            : 'The website stays as it is: visitors see this version once you publish it.'}
        </p>
      </div>
      <section>
        <h4 className="font-display text-xl font-semibold">Compared with the website now</h4>
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
  if (!live) return <p className="mt-2">Nothing is published that it could be compared with.</p>;
  if (version === live.version && version === newest) {
    return <p className="mt-2">This version is on the website now.</p>;
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
            What publishing version {version} again would change. Crossed-out words are removed,
            underlined words are added.
          </p>
          <ChangeList changes={changes} level={5} />
        </>
      )}
    </>
  );
}
