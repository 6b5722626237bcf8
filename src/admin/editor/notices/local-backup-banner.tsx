import { type Ref, useEffect, useRef, useState } from 'react';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { downloadContent } from '@/admin/compare/labelled-text';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { timeInWords } from '@/admin/dates';
import { whichToKeep } from '@/admin/editor/conflicts/conflict-texts';
import { MergeForm } from '@/admin/editor/conflicts/merge-form';
import type { EditorProps } from '@/admin/editor/use-open-form';
import { ancestorOf, type FoundBackup } from '@/admin/saving/local-backups';
import { archiveBackup, mergeIn } from '@/admin/saving/replacing';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { thisDevice } from '@/lib/this-device';

export function LocalBackupBanner(props: EditorProps) {
  const { backups } = props.state;
  const [count] = useState(backups.length);
  const [backup] = backups;
  const offer = useRef<HTMLElement>(null);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (backups.length < count && isFocusLost)
      (offer.current ?? document.getElementById('main'))?.focus();
  }, [backups.length, count]);
  const rank = count > 1 ? ` (${count - backups.length + 1} of ${count})` : '';
  return backup && <Offer key={backup.key} {...props} {...{ backup, rank }} ref={offer} />;
}

type OfferProps = EditorProps & { backup: FoundBackup; rank: string; ref: Ref<HTMLElement> };

function Offer({ openForm, state, backup, rank, ref }: OfferProps) {
  const { section } = openForm.opened;
  const { content } = backup;
  const ancestor = ancestorOf(backup, state.base);
  const when = timeInWords(backup.at);
  const [dialog, setDialog] = useState<'compare' | 'merge'>();
  const [tooLongStep, setTooLongStep] = useState<'download' | 'dismiss'>();

  const close = () => setDialog(undefined);

  function askOrBringBack() {
    const { conflicts } = mergeSection(section, ancestor, openForm.snapshot(), content);
    if (conflicts.length > 0) setDialog('merge');
    else bringBack({});
  }

  function bringBack(choices: MergeChoices) {
    close();
    void mergeIn(openForm, backup, ancestor, choices);
  }

  const keepInHistory = () => archiveBackup(openForm, backup, () => setTooLongStep('download'));

  function download() {
    downloadContent(section, content);
    setTooLongStep('dismiss');
  }

  const small = { variant: 'outline', size: 'small' } as const;
  return (
    <>
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={`Typing kept on ${thisDevice()}`}
        className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-paper px-5 py-3"
      >
        <p role="status" className="min-w-0 grow basis-72">
          You wrote something here {when}
          {backup.lost.length > 0 ? '. We don’t know whether it was saved' : ' that was not saved'}
          {rank}.{tooLongStep && ' The history cannot take it. Download it, then dismiss it here.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button {...small} onClick={() => setDialog('compare')}>
            Compare
          </Button>
          <Button size="small" onClick={askOrBringBack}>
            Bring back my typing
          </Button>
          <Button {...small} onClick={tooLongStep ? download : keepInHistory}>
            {tooLongStep ? 'Download a backup' : 'Keep it in the history'}
          </Button>
          {tooLongStep === 'dismiss' && (
            <Button {...small} onClick={() => openForm.forgetBackup(backup)}>
              Dismiss
            </Button>
          )}
        </div>
      </section>
      <Modal
        key={dialog}
        open={dialog !== undefined}
        onClose={close}
        title={dialog === 'compare' ? 'Compare your unfinished edit' : 'Bring back my typing'}
        className="dialog w-[min(52rem,100%-2rem)]"
      >
        {dialog === 'compare' ? (
          <>
            <p className="mt-1 mb-5 text-stone">
              Crossed out: in the form now. Underlined: your unfinished edit.
            </p>
            <ChangeList changes={differences(section, openForm.snapshot(), content)} />
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button variant="outline" onClick={close}>
                Close
              </Button>
              <Button onClick={askOrBringBack}>Bring back my typing</Button>
            </div>
          </>
        ) : (
          <>
            <p className="mt-2">The other text stays in the history.</p>
            <MergeForm
              {...{ section, ancestor }}
              theirs={content}
              names={{ mine: 'In the form now', theirs: `What you wrote ${when}` }}
              question={whichToKeep}
              confirm={() => 'Keep my choice'}
              onMerge={bringBack}
            >
              <Button variant="outline" onClick={close}>
                Keep editing
              </Button>
            </MergeForm>
          </>
        )}
      </Modal>
    </>
  );
}
