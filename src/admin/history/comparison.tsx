import { ChangeList } from '@/admin/changes/change-list';
import { differences } from '@/admin/compare/differences';
import type { RevisionEntry } from '@/admin/data/revisions';
import type { EditorState } from '@/admin/saving/editor-state';

export type ComparisonProps = {
  entry: RevisionEntry;
  content: unknown;
  live: EditorState['live'];
  /** The latest version in the history, which a colleague may have published since `live` was read. */
  newest: number;
};

/** How a version differs from the published content as the editor knows it. */
export function Comparison({
  entry: { section, version },
  content,
  live,
  newest,
}: ComparisonProps) {
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
