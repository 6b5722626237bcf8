import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChangeList } from '@/admin/compare/change-list';
import { differences, isOnWebsite } from '@/admin/compare/differences';
import { DraftAuthors } from '@/admin/editor/draft-authors';
import { ProblemSummary } from '@/admin/editor/notices/problem-summary';
import { dialogText, entryNews } from '@/admin/editor/sentences';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { publish } from '@/admin/saving/actions';
import { BusyLabel } from '@/components/busy-label';
import { Sentence } from '@/components/sentence';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { publishedSectionsQuery } from '@/content/published/use-section';
import { sectionOf } from '@/content/sections/sections';
import { validationIssues } from '@/content/sections/validation-issues';

export function PublishSheet({ onChoose }: { onChoose: (name: string) => void }) {
  const { openForm, state, section, userId } = useFormAndState();
  const { label, defaultContent } = sectionOf(section);
  const { run, last, published, head, base, uploads } = state;
  // The form is watched because a picture may arrive behind the sheet.
  const content = useWatch();
  const queryClient = useQueryClient();
  const [isPressed, setPressed] = useState(false);
  // What an earlier sheet publishes, which was closed, is not what this one lists.
  const isPublishing = isPressed && run?.of === 'publish';
  const isLooking = uploads.length > 0 || (run !== null && !isPublishing);
  const hasProblems = !isLooking && validationIssues(section, content).length > 0;
  const isHeld = last?.is === 'conflict' || last?.is === 'not started';
  const isListed = !isLooking && !hasProblems && !isHeld;
  const news = head && head.id !== base?.id && isListed && entryNews(head, userId);
  const isChanged = isPublishing || !isOnWebsite(section, published, content);
  const isNothing = isListed && !news && !isChanged;
  const said = dialogText(state);
  const sentence = !isLooking && said && (
    <Alert className="mb-4">
      <Sentence>{said}</Sentence>
    </Alert>
  );
  const close = () => openForm.dispatch({ is: 'question closed' });

  async function publishShown() {
    setPressed(true);
    if ((await publish(openForm)).is === 'done')
      void queryClient.invalidateQueries(publishedSectionsQuery);
  }

  return (
    <Modal
      onClose={close}
      title={`Publish ${label}`}
      className="drawer flex w-[min(44rem,100%)] flex-col overflow-x-hidden bg-paper p-5 pb-0 text-ink sm:p-8 sm:pb-0"
    >
      <div className="grow pb-6">
        <p role="status" className="mt-1 mb-5 text-stone">
          {isLooking && (said || 'Publishing…')}
          {isNothing && 'Nothing to publish: the website shows exactly this already.'}
          {isListed && !isNothing && !news && 'These changes will appear on the website.'}
          {news && <Sentence>{`${news.who} ${news.did}, after you opened this.`}</Sentence>}
        </p>
        {!isListed && sentence}
        {isListed && (
          <>
            {!isNothing && !news && <DraftAuthors entry={base} />}
            <ChangeList
              changes={differences(section, published?.visibleContent ?? defaultContent, content)}
            />
          </>
        )}
        {hasProblems && <ProblemSummary onChoose={onChoose} />}
      </div>
      {/* At the sheet's foot, from its two sides: nothing that is found or said moves a button. */}
      <div className="sticky bottom-0 -mx-5 border-t border-line bg-paper p-5 sm:-mx-8 sm:px-8">
        {isListed && sentence}
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="outline" onClick={close}>
            {isNothing ? 'Close' : 'Keep editing'}
          </Button>
          {last?.is === 'conflict' && (
            <Button onClick={() => openForm.dispatch({ is: 'compared' })}>Compare…</Button>
          )}
          {isListed && !isNothing && (
            <Button aria-disabled={run !== null || undefined} onClick={() => void publishShown()}>
              <BusyLabel idle="Publish" busy="Publishing…" isBusy={isPublishing} />
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
