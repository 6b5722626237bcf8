import type { ReactNode } from 'react';
import { ChangeList } from '@/admin/changes/change-list';
import { differences } from '@/admin/compare/differences';
import type { HistoryEntry } from '@/admin/data/history';
import { PreviewPane } from '@/admin/preview/preview-pane';
import { Button } from '@/components/ui/button';
import { unreadableReason } from '@/content/sections/readable-content';
import { isShown, type Shown, thisEntry } from './entry-words';

type EntryContentProps = {
  entry: HistoryEntry;
  content: unknown;
  shown: Shown;
  /** Says what restoring replaces. */
  replaced: ReactNode;
  onRestore: (content: unknown) => void;
};

// The preview of an entry: its content never changes, and it has no form to jump to.
const nothing = () => {};
const subscribe = () => nothing;

export function EntryContent(props: EntryContentProps) {
  const { entry, content, replaced, onRestore } = props;
  const damaged = unreadableReason(entry.section, content) !== undefined;
  return (
    <div className="space-y-8">
      <div className="rounded-card bg-sand p-4 sm:p-6">
        {replaced}
        <Button disabled={damaged} onClick={() => onRestore(content)}>
          Restore {thisEntry(entry)}
        </Button>
        <p className="mt-3">
          {damaged
            ? `${sentence(thisEntry(entry))} cannot be restored: its parts are not those that the website shows now.`
            : `The website stays as it is: visitors see ${thisEntry(entry)} once you publish it.`}
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

/** How an entry differs from the published content as the editor knows it. */
function Comparison({ entry, content, shown }: EntryContentProps) {
  const name = thisEntry(entry);
  const version = entry.kind === 'version' ? entry.version : entry.kind === 'original' ? 0 : null;
  if (version === shown.version && version === shown.newest) {
    return (
      <p className="mt-2">
        {sentence(name)} {isShown(shown) ? 'is on the website now' : 'is published, but not shown'}.
      </p>
    );
  }
  const changes = differences(entry.section, shown.content, content);
  return (
    <>
      {shown.newest > shown.version && (
        <p className="mt-2">
          Version {shown.newest} was published after you opened this editor. The comparison is still
          with {shown.version > 0 ? `version ${shown.version}` : 'the original text'}.
        </p>
      )}
      {changes.length === 0 ? (
        <p className="mt-2">{sentence(name)} says and shows the same.</p>
      ) : (
        <>
          <p className="mt-2 mb-4 text-stone">
            What publishing {name} would change. Crossed-out words are removed, underlined words are
            added.
          </p>
          <ChangeList changes={changes} level={5} />
        </>
      )}
    </>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
