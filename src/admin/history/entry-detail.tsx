import type { ReactNode } from 'react';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { PreviewPane } from '@/admin/preview/preview-pane';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { SectionKey } from '@/content/sections/section';
import { entryNames, type HistoryEntry, type VisibleVersion } from './history-entry';
import { EntryOrigin } from './history-list';

type EntryDetailProps = {
  section: SectionKey;
  entry: HistoryEntry;
  published: VisibleVersion;
  draftAuthors: ReactNode;
  onBack: () => void;
  onRestore: (entry: HistoryEntry) => void;
};

export function EntryDetail(props: EntryDetailProps) {
  const { section, entry, published, draftAuthors, onBack, onRestore } = props;
  const isOnWebsite = entry.id === published.id;
  const changes = differences(section, published.visibleContent, entry.content);

  const whatVisitorsSee =
    published.issues.length > 0
      ? 'This is published, but visitors do not see it.'
      : 'This is on the website now.';
  const effect =
    changes.length === 0
      ? 'It says and shows the same.'
      : 'What publishing it would change. Crossed-out words are removed, underlined words are added.';

  return (
    <Modal
      open
      onClose={onBack}
      title={entryNames[entry.kind]}
      className="drawer w-[min(44rem,100%)] bg-paper p-5 text-ink backdrop:bg-transparent sm:p-8"
    >
      <p className="mt-1 break-words text-stone">
        <EntryOrigin entry={entry} />
      </p>
      <div className="my-8 rounded-card bg-sand p-4 sm:p-6">
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onBack}>
            Back to the list
          </Button>
          <Button onClick={() => onRestore(entry)}>
            {entry.kind === 'original' ? 'Restore the original text' : 'Restore this version'}
          </Button>
        </div>
        {/* Below the buttons: a colleague's first draft must not move them. */}
        <div className="mt-3 -mb-3">
          <p className="mb-3">
            It goes into the form.
            {changes.length > 0 && ' Visitors see it once you publish it.'}
          </p>
          {draftAuthors}
        </div>
      </div>
      <h3 className="font-display text-xl font-semibold">Compared with the website now</h3>
      <p className="mt-2 mb-4 text-stone">{isOnWebsite ? whatVisitorsSee : effect}</p>
      {!isOnWebsite && <ChangeList changes={changes} />}
      <h3 className="mt-8 font-display text-xl font-semibold">Preview</h3>
      <div className="mt-3 h-[min(40rem,80vh)]">
        <PreviewPane section={section} getContent={() => entry.content} />
      </div>
    </Modal>
  );
}
