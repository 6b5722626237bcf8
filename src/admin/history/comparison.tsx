import { ChangeList } from '@/admin/changes/change-list';
import { differences } from '@/admin/compare/differences';
import type { SectionKey } from '@/content/sections/section';

type ComparisonProps = {
  section: SectionKey;
  version: number;
  content: unknown;
  /** What the editor knows to be live; null when there is nothing. */
  live: unknown;
  liveVersion: number;
  /** The version that is live by now. */
  newest: number;
};

/** From what is live to a version: what publishing it again would change. */
export function Comparison({
  section,
  version,
  content,
  live,
  liveVersion,
  newest,
}: ComparisonProps) {
  if (live === null) return <p className="mt-2">Nothing is live that it could be compared with.</p>;
  if (version === liveVersion && version === newest) {
    return <p className="mt-2">This is the version that is live.</p>;
  }
  const changes = differences(section, live, content);
  return (
    <>
      {newest > liveVersion && (
        <p className="mt-2">
          Version {newest} was published after you opened this editor. The comparison is still with
          version {liveVersion}.
        </p>
      )}
      {changes.length === 0 ? (
        <p className="mt-2">
          Version {version} says and shows the same as version {liveVersion}.
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
