import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { ChangeList } from '@/admin/changes/change-list';
import { changeAuthors, writtenSteps } from '@/admin/colleagues/change-authors';
import { differences } from '@/admin/compare/differences';
import { draftStepsQuery } from '@/admin/data/draft-steps';
import type { EditorProps } from '@/admin/editor/editor-props';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Modal } from '@/components/ui/modal';

type PublishSheetProps = EditorProps & {
  open: boolean;
  onClose: () => void;
  onPublish: () => void;
};

/** The changes that publishing makes, with the button to publish. */
export function PublishSheet(props: PublishSheetProps) {
  const { open, onClose, opened, state } = props;
  return (
    <Modal
      open={open && !state.conflict}
      onClose={onClose}
      label={`Publish ${opened.label}`}
      className="drawer w-[min(44rem,100%)] bg-paper text-ink"
    >
      <Sheet {...props} />
    </Modal>
  );
}

function Sheet({ onClose, opened, state, onPublish }: PublishSheetProps) {
  const { section, label, defaultContent, userId } = opened;
  const { getValues } = useFormContext();
  const shown = state.live?.content ?? defaultContent;
  const changes = differences(section, shown, getValues());
  const draft = useQuery({
    ...draftStepsQuery(section, state.draftVersion),
    enabled: state.draftVersion > 0,
  });
  const steps = writtenSteps(draft.data ?? [], getValues(), userId);
  const authors = changeAuthors(section, changes, shown, steps);
  const busy = state.writing !== null;
  const nothing = changes.length === 0 && state.writing !== 'live';

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex items-start justify-between gap-4 p-5 sm:p-8">
        <div>
          <h2 className="text-subheading">Publish {label}</h2>
          <p className="mt-1 text-stone">
            {nothing
              ? 'Nothing to publish: the website shows exactly this already.'
              : 'These changes will appear on the website.'}
          </p>
        </div>
        {!nothing && <CloseButton label="Close" onClick={onClose} className="-me-2 -mt-2" />}
      </div>
      <div className="grow px-5 pb-6 sm:px-8">
        <ChangeList changes={changes} authors={authors} />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper p-5 sm:px-8">
        {state.failure && state.failed === 'live' && (
          <p role="alert" className="mb-4 font-semibold text-ember">
            Couldn't publish: your text is still here. {state.failure.message}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {nothing ? 'Close' : 'Keep editing'}
          </Button>
          {!nothing && (
            <Button disabled={busy} onClick={onPublish}>
              {state.writing === 'live' ? 'Publishing…' : 'Publish'}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
