import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { DraftAuthors } from '@/admin/editor/draft-authors';
import type { EditorProps } from '@/admin/editor/editor-props';
import { unknownText } from '@/admin/editor/status-line';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { Json } from '@/lib/supabase/database.types';

type PublishSheetProps = EditorProps & { onPublish: () => void };

/** The changes that publishing makes, with the button to publish. */
export function PublishSheet(props: PublishSheetProps) {
  const { openForm, state } = props;
  return (
    <Modal
      open={state.sheet !== null}
      onClose={openForm.closeSheet}
      title={`Publish ${openForm.opened.label}`}
      className="drawer w-[min(44rem,100%)] bg-paper p-5 pb-0 text-ink sm:p-8 sm:pb-0"
    >
      {state.sheet !== null && <Sheet {...props} content={state.sheet} />}
    </Modal>
  );
}

type SheetProps = PublishSheetProps & { content: Json };

function Sheet({ openForm, state, content, onPublish }: SheetProps) {
  const { status } = state;
  const { section, defaultContent } = openForm.opened;
  const changes = differences(section, state.published?.visibleContent ?? defaultContent, content);
  const unknown = status.is === 'unknown' && status.kind === 'published';
  const publishing = status.is === 'publishing' || unknown;
  // Published content that visitors do not see can be published again.
  const isVisible = !state.published || state.published.issues.length === 0;
  const nothing = changes.length === 0 && isVisible && !publishing;

  return (
    <>
      <p className="mt-1 mb-5 text-stone">
        {nothing
          ? 'Nothing to publish: the website shows exactly this already.'
          : 'These changes will appear on the website.'}
      </p>
      <DraftAuthors openForm={openForm} state={state} publishing />
      <ChangeList changes={changes} />
      <div className="sticky bottom-0 -mx-5 mt-6 border-t border-line bg-paper p-5 sm:-mx-8 sm:px-8">
        {(unknown || (status.is === 'failed' && status.kind === 'published')) && (
          <Alert className="mb-4">
            {unknown
              ? unknownText('published')
              : `Couldn't publish: your text is still here. ${status.failure.message}`}
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={openForm.closeSheet}>
            {nothing ? 'Close' : 'Keep editing'}
          </Button>
          {!nothing && (
            <Button disabled={publishing || status.is === 'saving'} onClick={onPublish}>
              {publishing ? 'Publishing…' : 'Publish'}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
