import { useEffect, useRef, useState } from 'react';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { timeInWords } from '@/admin/dates';
import { whichToKeep } from '@/admin/editor/conflicts/conflict-dialog';
import { MergeForm } from '@/admin/editor/conflicts/merge-form';
import { focusMain } from '@/admin/focus-main';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { bringBack, putAway } from '@/admin/saving/actions';
import { ancestorOf } from '@/admin/saving/local-backups';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { cn } from '@/lib/cn';
import { thisDevice } from '@/lib/this-device';

const noticeClass =
  'mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-paper px-5 py-3';
const small = { variant: 'outline', size: 'small' } as const;

export function LocalBackupBanner() {
  const { openForm, state, section } = useFormAndState();
  const [count] = useState(state.backups.length);
  const [isComparing, setComparing] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const height = useRef<number>(undefined);
  const { length } = state.backups;
  useEffect(() => {
    // The pressed button is gone with the last offer.
    if (length < count && document.activeElement === document.body) focusMain();
  }, [length, count]);
  if (count === 0 || isClosed) return null;

  const [backup] = state.backups;
  if (!backup) {
    // The last offer may end while somebody types, also by another tab: its place stays.
    return (
      <div className={cn(noticeClass, 'content-center')} style={{ minHeight: height.current }}>
        <p className="min-w-0 grow basis-72">No other typing waits here.</p>
        <Button
          {...small}
          onClick={() => {
            setClosed(true);
            focusMain();
          }}
        >
          Close
        </Button>
      </div>
    );
  }

  const ancestor = ancestorOf(backup, state.base);
  const when = timeInWords(backup.at);
  const rank = count > 1 ? ` (${count - length + 1} of ${count})` : '';
  const close = () => setComparing(false);

  const bringItBack = (choices: MergeChoices) => {
    close();
    void bringBack(openForm, backup, choices);
  };
  const askOrBringBack = () => {
    const { conflicts } = mergeSection(section, ancestor, openForm.snapshot(), backup.content);
    if (conflicts.length > 0) setComparing(true);
    else bringItBack({});
  };

  return (
    <>
      <section
        ref={(banner) => {
          height.current ??= banner?.offsetHeight;
        }}
        aria-label={`Typing kept on ${thisDevice()}`}
        className={noticeClass}
      >
        <p role="status" className="min-w-0 grow basis-72">
          You wrote something here {when}.{' '}
          {backup.lost.length > 0
            ? 'We don’t know whether it was saved'
            : `It is saved on ${thisDevice()} only`}
          {rank}.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button {...small} onClick={() => setComparing(true)}>
            Compare
          </Button>
          <Button size="small" onClick={askOrBringBack}>
            Bring back my typing
          </Button>
          <Button {...small} onClick={() => void putAway(openForm, backup)}>
            Keep it in the history
          </Button>
        </div>
      </section>
      <Modal
        open={isComparing}
        onClose={close}
        title="Compare your unfinished edit"
        className="dialog w-[min(52rem,100%-2rem)]"
      >
        <p className="mt-1 text-stone">The text that is in the form now stays in the history.</p>
        <MergeForm
          key={`${backup.key}/${backup.at}`}
          ancestor={ancestor}
          theirs={backup.content}
          names={{ mine: 'In the form now', theirs: `What you wrote ${when}` }}
          question={whichToKeep}
          confirm={() => 'Bring back my typing'}
          legend="Crossed out: in the form now. Underlined: your unfinished edit."
          onMerge={bringItBack}
        >
          <Button variant="outline" onClick={close}>
            Keep editing
          </Button>
        </MergeForm>
      </Modal>
    </>
  );
}
