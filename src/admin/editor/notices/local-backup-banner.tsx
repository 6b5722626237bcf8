import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { labelledText } from '@/admin/compare/labelled-text';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { SectionFailure } from '@/admin/data/section-failure';
import { timeInWords } from '@/admin/dates';
import { downloadText } from '@/admin/download-text';
import { attempt } from '@/admin/editor/attempt';
import { MergeForm } from '@/admin/editor/conflicts/merge-form';
import { ancestorOf, type FoundBackup } from '@/admin/saving/local-backups';
import type { Dropped, OpenForm } from '@/admin/saving/open-form';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { showToast } from '@/components/ui/toast-store';
import type { SectionKey } from '@/content/sections/section';
import type { Json } from '@/lib/supabase/database.types';

type OffersProps = {
  openForm: OpenForm;
  backups: readonly FoundBackup[];
  onRemove: (backup: FoundBackup) => void;
};

/** Offers typing of an earlier visit; never applies it by itself. */
export function LocalBackupBanner({ backups, ...props }: OffersProps) {
  const [first] = useState(backups.length);
  const [backup] = backups;
  const rank = first > 1 ? ` (${first - backups.length + 1} of ${first})` : '';
  return backup && <Offer key={backup.key} {...props} backup={backup} rank={rank} />;
}

type OfferProps = Omit<OffersProps, 'backups'> & { backup: FoundBackup; rank: string };

function Offer({ openForm, backup, rank, onRemove }: OfferProps) {
  const { section } = openForm.opened;
  const [comparing, setComparing] = useState(false);
  const [asking, setAsking] = useState<{ ancestor: unknown }>();
  const [failure, setFailure] = useState<string>();
  const [tooLong, setTooLong] = useState(false);
  const [downloaded, setDownloaded] = useState(false);
  const { getValues } = useFormContext();
  const content = backup.content as Json;

  function close() {
    setComparing(false);
    setAsking(undefined);
    setFailure(undefined);
  }

  function bringBack() {
    close();
    void attempt(async () => {
      const ancestor = await ancestorOf(backup);
      const { conflicts } = mergeSection(section, ancestor, content, getValues());
      if (conflicts.length > 0) setAsking({ ancestor });
      else await merge(ancestor, {});
    });
  }

  /** Whatever a choice drops is in the history first. */
  async function merge(ancestor: unknown, choices: MergeChoices) {
    const chosen = Object.values(choices);
    const dropped: Dropped[] = [];
    if (chosen.includes('theirs')) dropped.push(content);
    if (chosen.includes('mine')) dropped.push('form');
    await openForm.restore(
      (inForm) => mergeSection(section, ancestor, content, inForm).combine(choices),
      dropped,
    );
    onRemove(backup);
  }

  function putAway() {
    close();
    void attempt(async () => {
      try {
        await openForm.putAway(content);
      } catch (thrown) {
        if (!(thrown instanceof SectionFailure) || thrown.kind !== 'refused') throw thrown;
        setTooLong(true);
        return;
      }
      onRemove(backup);
      showToast({ tone: 'success', title: 'Your typing is kept in the history.' });
    });
  }

  return (
    <>
      <section
        aria-label="Typing that was not saved"
        className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-paper px-5 py-3"
      >
        <p role="status" className="min-w-0 grow basis-72">
          You wrote something here {timeInWords(backup.at)} that was not saved{rank}.
          {tooLong && ' It is too long for the history. Download it, then dismiss it here.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <BannerButton onClick={() => setComparing(true)}>Compare</BannerButton>
          <BannerButton variant="primary" onClick={bringBack}>
            Bring back my typing
          </BannerButton>
          {!tooLong && <BannerButton onClick={putAway}>Keep it in the history</BannerButton>}
          {tooLong && (
            <BannerButton
              onClick={() => {
                downloadText(`${section}.txt`, labelledText(section, content));
                setDownloaded(true);
              }}
            >
              Download a backup
            </BannerButton>
          )}
          {downloaded && <BannerButton onClick={() => onRemove(backup)}>Dismiss</BannerButton>}
        </div>
      </section>
      <Modal
        open={comparing}
        onClose={close}
        title="Compare your unfinished edit"
        className="dialog w-[min(44rem,100%-2rem)]"
      >
        <p className="mt-1 mb-5 text-stone">
          Crossed out: in the form now. Underlined: your unfinished edit.
        </p>
        <ChangeList changes={comparing ? differences(section, getValues(), content) : []} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            Close
          </Button>
          <Button onClick={bringBack}>Bring back my typing</Button>
        </div>
      </Modal>
      <Modal
        open={asking !== undefined}
        onClose={close}
        title="Bring back my typing"
        className="dialog w-[min(52rem,100%-2rem)]"
      >
        <p className="mt-2">The other text stays in the history.</p>
        {asking && (
          <Choices
            section={section}
            backup={backup}
            ancestor={asking.ancestor}
            failure={failure}
            onMerge={(choices) => {
              setFailure(undefined);
              void attempt(() => merge(asking.ancestor, choices), setFailure);
            }}
          >
            <Button variant="outline" onClick={close}>
              Keep editing
            </Button>
          </Choices>
        )}
      </Modal>
    </>
  );
}

type ChoicesProps = Pick<OfferProps, 'backup'> & {
  section: SectionKey;
  ancestor: unknown;
  failure: string | undefined;
  onMerge: (choices: MergeChoices) => void;
  children: ReactNode;
};

function Choices({ section, backup, ancestor, onMerge, ...form }: ChoicesProps) {
  // Not a snapshot: an upload may end behind the dialog.
  const inForm = useWatch();
  return (
    <MergeForm
      {...form}
      onMerge={(_, choices) => onMerge(choices)}
      merge={mergeSection(section, ancestor, backup.content, inForm)}
      names={{ mine: `What you wrote ${timeInWords(backup.at)}`, theirs: 'In the form now' }}
      question="Which text shall we keep?"
      confirm="Keep my choice"
    />
  );
}

function BannerButton({ variant = 'outline', ...button }: ComponentProps<typeof Button>) {
  return <Button variant={variant} size="small" {...button} />;
}
