import { type Ref, useEffect, useRef, useState } from 'react';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { timeInWords } from '@/admin/dates';
import { whichToKeep } from '@/admin/editor/conflicts/conflict-texts';
import { MergeForm } from '@/admin/editor/conflicts/merge-form';
import { focusMain } from '@/admin/focus-main';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { bringBack, putAway } from '@/admin/saving/actions';
import { ancestorOf, type FoundBackup } from '@/admin/saving/local-backups';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { cn } from '@/lib/cn';
import { thisDevice } from '@/lib/this-device';

export function LocalBackupBanner() {
  const { backups } = useFormAndState().state;
  const [count] = useState(backups.length);
  const [backup] = backups;
  const [isClosed, setClosed] = useState(false);
  const offer = useRef<HTMLElement>(null);
  const height = useRef<number>(undefined);
  useEffect(() => {
    height.current ??= offer.current?.offsetHeight;
    const isFocusLost = document.activeElement === document.body;
    if (backups.length < count && isFocusLost)
      (offer.current ?? document.getElementById('main'))?.focus();
  }, [backups.length, count]);
  const rank = count > 1 ? ` (${count - backups.length + 1} of ${count})` : '';
  const key = `${backup?.key}/${backup?.at}`;
  if (backup) return <Offer key={key} {...{ backup, rank }} ref={offer} />;
  if (count === 0 || isClosed) return null;

  function close() {
    setClosed(true);
    focusMain();
  }

  // The last offer may end while somebody types, also by another tab: its place stays.
  return (
    <div className={cn(noticeClass, 'content-center')} style={{ minHeight: height.current }}>
      <p className="min-w-0 grow basis-72">No other typing waits here.</p>
      <Button variant="outline" size="small" onClick={close}>
        Close
      </Button>
    </div>
  );
}

const noticeClass =
  'mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-paper px-5 py-3';

type OfferProps = { backup: FoundBackup; rank: string; ref: Ref<HTMLElement> };

function Offer({ backup, rank, ref }: OfferProps) {
  const { openForm, state } = useFormAndState();
  const { section } = openForm.opened;
  const { content } = backup;
  const ancestor = ancestorOf(backup, state.base);
  const when = timeInWords(backup.at);
  const [comparing, setComparing] = useState(false);
  const close = () => setComparing(false);

  function askOrBringBack() {
    const { conflicts } = mergeSection(section, ancestor, openForm.snapshot(), content);
    if (conflicts.length > 0) setComparing(true);
    else bringItBack({});
  }

  function bringItBack(choices: MergeChoices) {
    close();
    void bringBack(openForm, backup, choices);
  }

  const small = { variant: 'outline', size: 'small' } as const;
  return (
    <>
      <section
        ref={ref}
        tabIndex={-1}
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
        open={comparing}
        onClose={close}
        title="Compare your unfinished edit"
        className="dialog w-[min(52rem,100%-2rem)]"
      >
        <p className="mt-1 text-stone">
          Crossed out: in the form now. Underlined: your unfinished edit. The text that is in the
          form now stays in the history.
        </p>
        <MergeForm
          ancestor={ancestor}
          theirs={content}
          names={{ mine: 'In the form now', theirs: `What you wrote ${when}` }}
          question={whichToKeep}
          confirm={() => 'Bring back my typing'}
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
