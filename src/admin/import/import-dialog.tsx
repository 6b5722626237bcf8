import { ChangeList } from '@/admin/changes/change-list';
import type { Change } from '@/admin/compare/differences';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Modal } from '@/components/ui/modal';

type ImportPart = {
  label: string;
  changes: readonly Change[];
  /** Whose draft it takes the place of. */
  draftBy: string | undefined;
};

type ImportDialogProps = {
  open: boolean;
  title: string;
  /** Undefined while the file is read, and if it is refused. */
  parts: readonly ImportPart[] | undefined;
  failure: string | undefined;
  saving?: boolean;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** What a backup would change in the drafts, with the button to do it. */
export function ImportDialog(props: ImportDialogProps) {
  const { open, title, onClose } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={title}
      className="drawer w-[min(44rem,100%)] bg-paper text-ink"
    >
      <Sheet {...props} />
    </Modal>
  );
}

function Sheet({
  title,
  parts,
  failure,
  saving = false,
  confirm,
  onConfirm,
  onClose,
}: ImportDialogProps) {
  const changed = parts?.filter(({ changes }) => changes.length > 0) ?? [];
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex items-start justify-between gap-4 p-5 sm:p-8">
        <div>
          <h2 className="text-subheading">{title}</h2>
          <p role="status" className="mt-1 text-stone">
            {parts ? summary(changed.length) : !failure && 'Reading the file…'}
          </p>
        </div>
        {changed.length > 0 && (
          <CloseButton label="Close" onClick={onClose} className="-me-2 -mt-2" />
        )}
      </div>
      <div className="grow px-5 pb-6 sm:px-8">
        {changed.map(({ label, changes, draftBy }) => (
          <section key={label} className="not-first:mt-8">
            {changed.length > 1 && <h3 className="mb-4 text-subheading">{label}</h3>}
            {draftBy && (
              <p className="mb-4 font-semibold text-ember">
                This takes the place of the draft by {draftBy}.
              </p>
            )}
            <ChangeList changes={changes} level={changed.length > 1 ? 4 : 3} />
          </section>
        ))}
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper p-5 sm:px-8">
        {failure && (
          <p role="alert" className="mb-4 font-semibold text-ember">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {changed.length > 0 ? 'Cancel' : 'Close'}
          </Button>
          {changed.length > 0 && (
            <Button disabled={saving} onClick={onConfirm}>
              {saving ? 'Saving…' : confirm}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function summary(sections: number): string {
  if (sections === 0) return 'Nothing to do: all of it is here already.';
  const where = sections === 1 ? 'draft' : 'drafts';
  return `This will change in the ${where}. Visitors see none of it until you publish.`;
}
