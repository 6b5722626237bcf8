import { type ComponentProps, useState } from 'react';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { downloadContent } from '@/admin/compare/labelled-text';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { SectionFailure } from '@/admin/data/section-failure';
import { timeInWords } from '@/admin/dates';
import { attempt } from '@/admin/editor/attempt';
import { MergeForm } from '@/admin/editor/conflicts/merge-form';
import type { EditorProps } from '@/admin/editor/editor-props';
import { ancestorOf, type FoundBackup } from '@/admin/saving/local-backups';
import type { OpenForm } from '@/admin/saving/open-form';
import { archiveBackup, mergeIn } from '@/admin/saving/replacing';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { showToast } from '@/components/ui/toast-store';

/** Offers typing of an earlier visit; never applies it by itself. */
export function LocalBackupBanner({ openForm, state: { backups } }: EditorProps) {
  const [first] = useState(backups.length);
  const [backup] = backups;
  const rank = first > 1 ? ` (${first - backups.length + 1} of ${first})` : '';
  return backup && <Offer key={backup.key} {...{ openForm, backup, rank }} />;
}

type OfferProps = { openForm: OpenForm; backup: FoundBackup; rank: string };

function Offer({ openForm, backup, rank }: OfferProps) {
  const { section } = openForm.opened;
  const { content } = backup;
  const when = timeInWords(backup.at);
  const [dialog, setDialog] = useState<'compare' | { ancestor: unknown }>();
  const [failure, setFailure] = useState<string>();
  const [tooLong, setTooLong] = useState<'download' | 'dismiss'>();
  const [calledOff, setCalledOff] = useState(false);

  function close() {
    setDialog(undefined);
    setFailure(undefined);
  }

  function askOrBringBack() {
    close();
    setCalledOff(false);
    const isUntouched = openForm.watchInput();
    void attempt(async () => {
      const ancestor = await ancestorOf(backup);
      const { conflicts } = mergeSection(section, ancestor, openForm.snapshot(), content);
      if (conflicts.length === 0) await bringBack(ancestor, {});
      else if (isUntouched()) setDialog({ ancestor });
      else setCalledOff(true);
    });
  }

  async function bringBack(ancestor: unknown, choices: MergeChoices) {
    await mergeIn(openForm, backup, ancestor, choices);
    openForm.forgetBackup(backup);
  }

  function keepInHistory() {
    void attempt(async () => {
      try {
        await archiveBackup(openForm, backup);
        showToast({ tone: 'success', title: 'Your typing is kept in the history.' });
      } catch (thrown) {
        if (!(thrown instanceof SectionFailure) || thrown.kind !== 'refused') throw thrown;
        setTooLong('download');
      }
    });
  }

  function download() {
    downloadContent(section, content);
    setTooLong('dismiss');
  }

  return (
    <>
      <section
        aria-label="Typing that was not saved"
        className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-paper px-5 py-3"
      >
        <p role="status" className="min-w-0 grow basis-72">
          You wrote something here {when} that was not saved{rank}.
          {calledOff && ' Press Bring back my typing again when you are ready.'}
          {tooLong && ' It is too long for the history. Download it, then dismiss it here.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <BannerButton onClick={() => setDialog('compare')}>Compare</BannerButton>
          <BannerButton variant="primary" onClick={askOrBringBack}>
            Bring back my typing
          </BannerButton>
          {!tooLong && <BannerButton onClick={keepInHistory}>Keep it in the history</BannerButton>}
          {calledOff && ' Press Bring back my typing again when you are ready.'}
          {tooLong && <BannerButton onClick={download}>Download a backup</BannerButton>}
          {tooLong === 'dismiss' && (
            <BannerButton onClick={() => openForm.forgetBackup(backup)}>Dismiss</BannerButton>
          )}
        </div>
      </section>
      <Modal
        open={dialog !== undefined}
        onClose={close}
        title={dialog === 'compare' ? 'Compare your unfinished edit' : 'Bring back my typing'}
        className="dialog w-[min(52rem,100%-2rem)]"
      >
        {dialog === 'compare' && (
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
        )}
        {typeof dialog === 'object' && (
          <>
            <p className="mt-2">The other text stays in the history.</p>
            <MergeForm
              {...{ section, failure }}
              ancestor={dialog.ancestor}
              theirs={content}
              names={{ mine: 'In the form now', theirs: `What you wrote ${when}` }}
              question={() => 'Which text shall we keep?'}
              confirm={() => 'Keep my choice'}
              onMerge={(choices) => {
                setFailure(undefined);
                void attempt(() => bringBack(dialog.ancestor, choices), setFailure);
              }}
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

function BannerButton({ variant = 'outline', ...button }: ComponentProps<typeof Button>) {
  return <Button variant={variant} size="small" {...button} />;
}
