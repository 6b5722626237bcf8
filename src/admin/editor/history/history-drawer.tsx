import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { historyQuery, type Publication } from '@/admin/data/entries';
import { DraftAuthors } from '@/admin/editor/draft-authors';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { PreviewPane } from '@/admin/preview/preview-pane';
import { QueryFailure } from '@/admin/query-failure';
import { restore } from '@/admin/saving/actions';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { sectionOf } from '@/content/sections/sections';
import { EntryOrigin, entryNames, type HistoryEntry, HistoryList } from './history-list';

export function HistoryDrawer({ onClose }: { onClose: () => void }) {
  const { openForm, state, section } = useFormAndState();
  const { label, defaultContent } = sectionOf(section);
  const history = useInfiniteQuery(historyQuery(section));
  const { isSuccess, isFetching, hasNextPage, fetchNextPage } = history;
  const [chosen, setChosen] = useState<HistoryEntry>();
  const pages = history.data?.pages ?? [];
  const saved = pages.flat();
  const original: HistoryEntry = { id: 0, kind: 'original', parent: null, content: defaultContent };
  const entries = isSuccess && !hasNextPage ? [...saved, original] : saved;
  const newest = saved.find(({ kind }) => kind === 'published');
  // A colleague may have published after the form, or the list, was read.
  const published =
    newest && newest.id > (state.published?.id ?? 0)
      ? { ...newest, visibleContent: newest.content, issues: [] }
      : (state.published ?? { id: original.id, visibleContent: defaultContent, issues: [] });

  return (
    <Modal
      onClose={onClose}
      title={`History of ${label}`}
      closeLabel="Close history"
      className="drawer w-[min(44rem,100%)] bg-paper p-5 text-ink sm:p-8"
    >
      <div className="mt-6 space-y-4">
        {history.isPending && !history.isFetchedAfterMount && (
          <p role="status">Loading the history…</p>
        )}
        {entries[0]?.kind === 'original' && (
          <p>Nothing has been saved or published yet. Everything that is will be listed here.</p>
        )}
        <HistoryList
          {...{ section, entries, published }}
          idToFocus={pages.length > 1 ? pages.at(-1)?.[0]?.id : undefined}
          onChoose={setChosen}
        />
        <QueryFailure
          query={{ ...history, refetch: fetchNextPage }}
          message="Couldn’t load the history."
        />
        {hasNextPage && isSuccess && (
          <Button
            variant="outline"
            className="w-full"
            aria-disabled={isFetching}
            onClick={() => void fetchNextPage()}
          >
            {isFetching ? 'Loading…' : 'Show older entries'}
          </Button>
        )}
        {chosen && (
          <EntryDetail
            entry={chosen}
            published={published}
            onBack={() => setChosen(undefined)}
            onRestore={() => {
              onClose();
              void restore(openForm, chosen.content);
            }}
          />
        )}
      </div>
    </Modal>
  );
}

type EntryDetailProps = {
  entry: HistoryEntry;
  published: Publication;
  onBack: () => void;
  onRestore: () => void;
};

function EntryDetail({ entry, published, onBack, onRestore }: EntryDetailProps) {
  const { state, section } = useFormAndState();
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
          <Button onClick={onRestore}>
            {entry.kind === 'original' ? 'Restore the original text' : 'Restore this version'}
          </Button>
        </div>
        {/* Below the buttons: a colleague's first draft must not move them. */}
        <div className="mt-3 -mb-3">
          <p className="mb-3">
            It goes into the form.
            {changes.length > 0 && ' Visitors see it once you publish it.'}
          </p>
          <DraftAuthors entry={state.head} />
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
